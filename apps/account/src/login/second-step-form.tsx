import { Field } from '@casewright/ui';
import { Problem, takeSecondStep, type SignedInUser } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { textLink } from '../access/access-page';
import { CodeButton, CodeField, CodeLocked } from '../access/code-entry';
import { notices } from '../access/notices';
import { useCodeEntry } from '../access/use-code-entry';

interface SecondStepFormProps {
  readonly onSignedIn: (user: SignedInUser) => unknown;
  /** The pending sign-in expired. */
  readonly onForgotten: () => unknown;
}

export function SecondStepForm({ onSignedIn, onForgotten }: SecondStepFormProps) {
  const [kind, setKind] = useState<'authenticator' | 'recovery'>('authenticator');
  const entry = useCodeEntry();
  const isComplete = kind === 'recovery' ? entry.code.trim().length > 0 : entry.isComplete;

  const { mutate, isPending } = useMutation({
    mutationFn: takeSecondStep,
    onSuccess: onSignedIn,
    onError: (failure) => {
      if (!(failure instanceof Problem) || failure.status >= 500) return notices.loginFailed();
      notices.authenticationFailed(failure.title);
      if (failure.status === 401) return onForgotten();
      entry.refuse(failure);
    },
  });

  return (
    <form
      noValidate
      aria-label="Two-step verification"
      className="grid gap-5"
      onSubmit={entry.submitted((code) => mutate(code), isComplete)}
    >
      <CodeLocked entry={entry} />
      {kind === 'authenticator' ? (
        <CodeField entry={entry} label="Code from your authenticator app" />
      ) : (
        <Field
          label="Recovery code"
          hint="One of the codes you saved when you turned on two-step verification."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
          value={entry.code}
          error={entry.wrong}
          onChange={({ target }) => entry.change(target.value)}
        />
      )}
      <CodeButton entry={entry} size="large" isWorking={isPending} disabled={!isComplete}>
        {isPending ? 'Signing in...' : 'Sign in'}
      </CodeButton>
      <button
        type="button"
        className={`justify-self-start text-label ${textLink}`}
        onClick={() => {
          entry.change('');
          setKind(kind === 'recovery' ? 'authenticator' : 'recovery');
        }}
      >
        {kind === 'recovery' ? 'Use the authenticator app' : 'Use a recovery code'}
      </button>
    </form>
  );
}
