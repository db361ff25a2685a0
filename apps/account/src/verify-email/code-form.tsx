import { Button, Callout, CodeInput } from '@casewright/ui';
import { useState, type FormEvent } from 'react';
import { waitText } from '../access/wait-text';
import type { useVerification } from './use-verification';

const LENGTH = 6;

export function CodeForm({ verification }: { verification: ReturnType<typeof useVerification> }) {
  const { wrong, forgetWrong, locked, secondsLeft, verify, isWorking } = verification;
  const [code, setCode] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === LENGTH && !locked && !isWorking) verify(code.trim());
  };

  return (
    <form noValidate aria-label="Verify your email" className="grid gap-5" onSubmit={submit}>
      {locked && <Callout kind="danger">{locked}</Callout>}
      <CodeInput
        label="Verification code"
        autoFocus
        value={code}
        error={wrong}
        onChange={(digits) => {
          setCode(digits);
          forgetWrong();
        }}
      />
      <Button
        type="submit"
        kind="primary"
        size="large"
        isWorking={isWorking}
        disabled={code.length !== LENGTH && !locked}
        // Keeps the focus while locked; submitting does nothing then.
        {...(locked && { 'aria-disabled': true })}
      >
        {locked ? `Try again in ${waitText(secondsLeft)}` : isWorking ? 'Verifying...' : 'Verify Email'}
      </Button>
    </form>
  );
}
