import { Button, Callout, CodeInput } from '@casewright/ui';
import type { FormEvent } from 'react';
import { notices } from '../access/notices';
import { waitText } from '../access/wait-text';
import type { useSetPassword } from './use-set-password';

export const CODE_LENGTH = 6;

interface CodeStepProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly outcome: ReturnType<typeof useSetPassword>;
  readonly onDone: () => unknown;
}

/** Checks only the length: the server verifies the code together with the password. */
export function CodeStep({ code, onChange, outcome, onDone }: CodeStepProps) {
  const { wrong, locked, secondsLeft } = outcome;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) onDone();
    else notices.invalidCode();
  };
  return (
    <form noValidate aria-label="Enter the Code" className="grid gap-5" onSubmit={submit}>
      {locked && <Callout kind="danger">{locked}</Callout>}
      <CodeInput label="Reset code" value={code} error={wrong} onChange={onChange} autoFocus />
      <Button type="submit" kind="primary" size="large" disabled={Boolean(locked)}>
        {locked ? `Try again in ${waitText(secondsLeft)}` : 'Continue'}
      </Button>
    </form>
  );
}
