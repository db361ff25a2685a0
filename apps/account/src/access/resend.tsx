import { textLink } from './access-page';
import { waitText } from './wait-text';

interface ResendProps {
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/** Requests another email, once the wait between two is over. */
export function Resend({ secondsLeft, isSending, onResend }: ResendProps) {
  const mustWait = secondsLeft > 0;
  return (
    <button
      type="button"
      className={`tabular-nums max-md:min-h-11 ${mustWait ? 'cursor-default' : textLink}`}
      // Not disabled, so that the focus stays on it.
      aria-disabled={isSending || mustWait}
      onClick={() => !isSending && !mustWait && onResend()}
    >
      {mustWait ? `Resend in ${waitText(secondsLeft)}` : 'Resend'}
    </button>
  );
}
