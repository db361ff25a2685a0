import { Button, Callout, CodeInput } from '@casewright/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { CodeEntry } from './use-code-entry';
import { waitText } from './wait-text';

export const CodeLocked = ({ entry }: { entry: CodeEntry }) =>
  entry.locked && <Callout kind="danger">{entry.locked}</Callout>;

export const CodeField = ({ entry, label }: { entry: CodeEntry; label: string }) => (
  <CodeInput label={label} value={entry.code} error={entry.wrong} onChange={entry.change} autoFocus />
);

interface CodeButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'isWorking' | 'disabled'> {
  readonly entry: CodeEntry;
  readonly children: ReactNode;
}

export function CodeButton({ entry, disabled = !entry.isComplete, children, ...button }: CodeButtonProps) {
  const { locked, secondsLeft } = entry;
  return (
    <Button
      type="submit"
      kind="primary"
      {...button}
      disabled={disabled && !locked && !button.isWorking}
      // Keeps the focus while locked; submitting does nothing then.
      {...(locked && { 'aria-disabled': true })}
    >
      {locked ? `Try again in ${waitText(secondsLeft)}` : children}
    </Button>
  );
}
