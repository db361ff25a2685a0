import { workEmailFailure } from '@casewright/rules';
import { BackLink, Button, CodeInput, Field } from '@casewright/ui';
import { api, loadSession, paths, Problem, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { Link, useNavigate } from '@casewright/web/router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { AccessPage, textLink } from '../access/access-page';
import { notices } from '../access/notices';
import { useCountdown } from '../access/use-countdown';
import { waitText } from '../access/wait-text';
import { NewPasswordForm } from './new-password-form';

const CODE_LENGTH = 6;

type Step = 'request' | 'verify' | 'newPassword';

/** Three steps on one page. Back leads one step back and keeps what was typed; the code is judged at the end. */
export function PasswordResetPage() {
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('request');
  const [email, setEmail] = useState('');
  const [wrongEmail, setWrongEmail] = useState<string>();
  const [code, setCode] = useState('');
  const [wrongCode, setWrongCode] = useState<string>();
  const [chosen, setChosen] = useState({ password: '', confirmPassword: '' });
  const { secondsLeft, waitFor } = useCountdown(0);

  const request = useMutation({
    mutationFn: () => api.post('/api/password-reset-request', { body: { email: email.trim() } }),
    onSuccess: () => {
      notices.resetCodeSent();
      setStep('verify');
    },
    onError: (failure) => {
      const message = titleOf(failure, 'Failed to send reset code');
      if (failure instanceof Problem) {
        waitFor(failure.number('retryAfterSeconds') ?? 0);
        setWrongEmail(failure.fields['email']?.[0]);
        if (failure.fields['email']) return notices.workEmailRequired(message);
      }
      notices.error(message);
    },
  });

  const reset = useMutation({
    mutationFn: () => api.post('/api/password-reset-verify', { body: { code, newPassword: chosen.password } }),
    onSuccess: async () => {
      notices.passwordUpdated();
      // Every session has ended, this browser's as well.
      await loadSession();
      return navigate(paths.login, { replace: true });
    },
    onError: (failure) => {
      const message = titleOf(failure, 'Failed to reset password');
      notices.error(message);
      if (!(failure instanceof Problem)) return;
      waitFor(failure.number('retryAfterSeconds') ?? 0);
      if (failure.code === 'identity.reset-not-begun') return setStep('request');
      if (!failure.fields['code'] && failure.status !== 429) return;
      // The passwords are kept for when the code is right.
      setWrongCode(message);
      setStep('verify');
    },
  });

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const failure = workEmailFailure(email);
    setWrongEmail(failure);
    if (failure) return notices.workEmailRequired(failure);
    request.mutate();
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== CODE_LENGTH) return notices.invalidCode();
    setStep('newPassword');
  };
  const wait = secondsLeft > 0 ? `Try again in ${waitText(secondsLeft)}` : undefined;

  switch (step) {
    case 'request':
      return (
        <AccessPage
          title="Reset your password"
          lead="We send a code and a link to your work email."
          back={
            <BackLink to={paths.login} link={Link}>
              Back to Login
            </BackLink>
          }
        >
          <form noValidate aria-label="Reset your password" className="grid gap-4.5" onSubmit={ask}>
            <Field
              label="Work email"
              type="email"
              autoComplete="username"
              value={email}
              error={wrongEmail}
              onChange={({ target }) => {
                setEmail(target.value);
                setWrongEmail(undefined);
              }}
            />
            <Button type="submit" kind="primary" size="large" disabled={request.isPending || secondsLeft > 0}>
              {wait ?? (request.isPending ? 'Sending...' : 'Send code')}
            </Button>
          </form>
        </AccessPage>
      );
    case 'verify':
      return (
        <AccessPage
          title="Enter the code"
          lead={
            <>
              If <strong className="font-semibold wrap-anywhere text-ink">{email.trim()}</strong> has an account, we
              sent a 6-digit code. It is valid for 15 minutes.
            </>
          }
        >
          <form noValidate aria-label="Enter the code" className="grid gap-5" onSubmit={goOn}>
            <CodeInput
              label="Reset code"
              value={code}
              error={wrongCode}
              autoFocus
              onChange={(digits) => {
                setCode(digits);
                setWrongCode(undefined);
              }}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" kind="primary" size="large" disabled={secondsLeft > 0}>
                {wait ?? 'Continue'}
              </Button>
              <Button size="large" onClick={() => setStep('request')}>
                Back
              </Button>
            </div>
          </form>
        </AccessPage>
      );
    case 'newPassword':
      return (
        <AccessPage
          title="Choose a new password"
          lead="It signs out every session of your account."
          aside={<Back to={() => setStep('verify')}>Back</Back>}
        >
          <NewPasswordForm
            value={chosen}
            onChange={setChosen}
            isWorking={reset.isPending}
            onSubmit={() => reset.mutate()}
          />
        </AccessPage>
      );
  }
}

function Back({ to, children }: { readonly to: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={textLink} onClick={to}>
      {children}
    </button>
  );
}
