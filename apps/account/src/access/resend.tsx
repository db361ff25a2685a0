import { textLink } from './access-page';
import { waitText } from './wait-text';

interface ResendProps {
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/** Requests another email, once the wait between two is over. */
export const Resend = ({ secondsLeft, isSending, onResend }: ResendProps) =>
  secondsLeft > 0 ? (
    <span className="tabular-nums">Resend in {waitText(secondsLeft)}</span>
  ) : (
    <button
      type="button"
      className={`max-md:min-h-11 ${textLink}`}
      // Keeps the focus while sending.
      aria-disabled={isSending}
      onClick={() => !isSending && onResend()}
    >
      Resend
    </button>
  );
