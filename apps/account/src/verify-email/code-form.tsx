import { CodeButton, CodeField, CodeLocked } from '../access/code-entry';
import type { useVerification } from './use-verification';

export function CodeForm({ verification }: { verification: ReturnType<typeof useVerification> }) {
  const { entry, verify, isWorking } = verification;
  return (
    <form
      noValidate
      aria-label="Verify your email"
      className="grid gap-5"
      onSubmit={entry.submitted((code) => !isWorking && verify(code))}
    >
      <CodeLocked entry={entry} />
      <CodeField entry={entry} label="Verification code" />
      <CodeButton entry={entry} size="large" isWorking={isWorking}>
        {isWorking ? 'Verifying...' : 'Verify email'}
      </CodeButton>
    </form>
  );
}
