import { BackLink, Button, CodeInput } from '@casewright/ui';
import { api, paths, renewSession } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { Link, useLocation, useNavigate, useSearchParams } from '@casewright/web/router';
import { useState, type FormEvent } from 'react';
import { AccessPage, textLink } from '../access/access-page';
import { notices } from '../access/notices';
import { useResend } from './use-resend';

const LENGTH = 6;

export function VerifyEmailPage() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { codeSentAt?: number } | null };
  const navigate = useNavigate();
  const email = query.get('email') ?? '';
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { resend, secondsLeft, isSending } = useResend(state?.codeSentAt);

  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/api/verify-email-code', { body: { email, code: code.trim() } }),
    onSuccess: async ({ success, error = 'Invalid verification code' }) => {
      if (!success) {
        setWrong(error);
        return notices.verificationFailed(error);
      }
      notices.emailVerified();
      await renewSession();
      await navigate(paths.home);
    },
    onError: () => notices.error('Failed to verify code'),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === LENGTH) mutate();
  };

  return (
    <AccessPage
      title="Verify your email"
      lead={
        <>
          We sent a 6-digit code to <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>. It is
          valid for 15 minutes.
        </>
      }
      back={
        <BackLink to={paths.signUp} link={Link}>
          Back to Sign In
        </BackLink>
      }
      aside={
        <>
          No code?{' '}
          {secondsLeft > 0 ? (
            <span className="tabular-nums">Resend in {secondsLeft} s</span>
          ) : (
            <button type="button" className={textLink} disabled={isSending} onClick={resend}>
              Resend
            </button>
          )}
        </>
      }
    >
      <form noValidate aria-label="Verify your email" className="grid gap-5" onSubmit={submit}>
        <CodeInput
          label="Verification code"
          value={code}
          error={wrong}
          onChange={(digits) => {
            setCode(digits);
            setWrong(undefined);
          }}
        />
        <Button type="submit" kind="primary" size="large" disabled={code.length !== LENGTH || isPending}>
          {isPending ? 'Verifying...' : 'Verify Email'}
        </Button>
      </form>
    </AccessPage>
  );
}
