import { CodeButton, CodeField, CodeLocked } from '../access/code-entry';
import { notices } from '../access/notices';
import type { CodeEntry } from '../access/use-code-entry';

interface CodeStepProps {
  readonly entry: CodeEntry;
  readonly onDone: () => unknown;
}

/** Checks only the length: the server verifies the code together with the password. */
export const CodeStep = ({ entry, onDone }: CodeStepProps) => (
  <form
    noValidate
    aria-label="Enter the Code"
    className="grid gap-5"
    onSubmit={entry.submitted(() => (entry.isComplete ? onDone() : notices.invalidCode()), true)}
  >
    <CodeLocked entry={entry} />
    <CodeField entry={entry} label="Reset code" />
    <CodeButton entry={entry} size="large" disabled={false}>
      Continue
    </CodeButton>
  </form>
);
