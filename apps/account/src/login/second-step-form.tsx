import { Button, CodeInput, Field } from '@casewright/ui';
import { Problem, takeSecondStep, type SignedInUser } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState, type FormEvent } from 'react';
import { textLink } from '../access/access-page';
import { notices } from '../access/notices';
import { useCountdown } from '../access/use-countdown';
import { waitText } from '../access/wait-text';

const CODE_LENGTH = 6;

interface SecondStepFormProps {
  readonly onSignedIn: (user: SignedInUser) => unknown;
  /** The pending sign-in expired. */
  readonly onForgotten: () => unknown;
}

export function SecondStepForm({ onSignedIn, onForgotten }: SecondStepFormProps) {
  const [kind, setKind] = useState<'authenticator' | 'recovery'>('authenticator');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { secondsLeft, waitFor } = useCountdown(0);
  const isComplete = kind === 'recovery' ? code.trim().length > 0 : code.length === CODE_LENGTH;

  const { mutate, isPending } = useMutation({
    mutationFn: () => takeSecondStep(code),
    onSuccess: onSignedIn,
    onError: (failure) => {
      if (!(failure instanceof Problem) || failure.status >= 500) return notices.loginFailed();
      if (failure.status === 401) {
        notices.authenticationFailed(failure.title);
        return onForgotten();
      }
      waitFor(failure.number('retryAfterSeconds') ?? 0);
      setWrong(failure.fields['code']?.[0] ?? failure.title);
      notices.authenticationFailed(failure.title);
    },
  });

  const change = (written: string) => {
    setCode(written);
    setWrong(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && secondsLeft === 0) mutate();
  };

  return (
    <form noValidate aria-label="Two-step verification" className="grid gap-5" onSubmit={submit}>
      {kind === 'authenticator' ? (
        <CodeInput label="Code from your authenticator app" value={code} error={wrong} onChange={change} autoFocus />
      ) : (
        <Field
          label="Recovery code"
          hint="One of the codes you saved when you turned on two-step verification."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
          value={code}
          error={wrong}
          onChange={({ target }) => change(target.value)}
        />
      )}
      <Button type="submit" kind="primary" size="large" isWorking={isPending} disabled={!isComplete || secondsLeft > 0}>
        {secondsLeft > 0 ? `Try again in ${waitText(secondsLeft)}` : isPending ? 'Signing in...' : 'Sign in'}
      </Button>
      <button
        type="button"
        className={`justify-self-start text-label ${textLink}`}
        onClick={() => {
          change('');
          setKind(kind === 'recovery' ? 'authenticator' : 'recovery');
        }}
      >
        {kind === 'recovery' ? 'Use the authenticator app' : 'Use a recovery code'}
      </button>
    </form>
  );
}
