import { Button } from '@casewright/ui';
import { KeyRound } from 'lucide-react';
import { supportsPasskeys } from '@casewright/web/passkeys';

interface PasskeyButtonProps {
  readonly isWaiting: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

export function PasskeyButton({ isWaiting, isDisabled, onClick }: PasskeyButtonProps) {
  if (!supportsPasskeys()) return null;
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-label text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button size="large" isWorking={isWaiting} disabled={isDisabled} onClick={onClick}>
        {!isWaiting && <KeyRound aria-hidden className="size-4.5" />}
        {isWaiting ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
      </Button>
    </div>
  );
}
