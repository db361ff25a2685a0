import type { CodePurpose } from './email-code';

/** What is tried with a secret that could be guessed. */
export type TryPurpose =
  | CodePurpose
  | 'code-network'
  | 'sign-in'
  | 'confirm-password'
  | 'second-step'
  | 'sign-in-known-device'
  | 'network-address';

const WINDOW_MS = 15 * 60 * 1000;
const FIRST_BACKOFF_MS = 60 * 1000;
/** After the last failure. */
const BACKOFF_FORGOTTEN_MS = 24 * 60 * 60 * 1000;
const STRICTER = 3;
const WRONG_TRIES: Readonly<Record<TryPurpose, number>> = {
  'verify-email': 5,
  'reset-password': 5,
  'change-email': 5,
  'code-network': 30,
  'sign-in': 10,
  'sign-in-known-device': 20,
  'network-address': 100,
  'confirm-password': 5,
  'second-step': 3,
};

/** The wrong tries at one address, by one device or from one network, over all sessions and flows, within one window. */
export class Tries {
  constructor(
    readonly purpose: TryPurpose,
    private count: number,
    private startedAt: Date,
  ) {}

  get taken(): number {
    return this.count;
  }

  get windowStartedAt(): Date {
    return this.startedAt;
  }

  /**
   * @param isStrict whether fewer are allowed, because many codes were guessed today
   * @returns 0 when another try may be taken
   */
  secondsLocked(now: Date, isStrict = false): number {
    const allowed = isStrict ? Math.ceil(WRONG_TRIES[this.purpose] / STRICTER) : WRONG_TRIES[this.purpose];
    if (this.count < allowed || this.isOver(now)) return 0;
    if (this.purpose === 'second-step') return this.secondsOfBackoff(now);
    // No longer than a window, whatever the clock of another replica says.
    return Math.ceil(Math.min(WINDOW_MS, this.startedAt.getTime() + WINDOW_MS - now.getTime()) / 1000);
  }

  take(now: Date): void {
    if (this.isOver(now)) this.count = 0;
    if (this.count === 0 || this.purpose === 'second-step') this.startedAt = now;
    this.count += 1;
  }

  forget(): void {
    this.count = 0;
  }

  /** It was right after all. */
  release(): void {
    this.count = Math.max(0, this.count - 1);
  }

  /** Twice as long after each failure, up to a window. */
  private secondsOfBackoff(now: Date): number {
    const pauseMs = Math.min(FIRST_BACKOFF_MS * 2 ** (this.count - WRONG_TRIES['second-step']), WINDOW_MS);
    return Math.max(0, Math.ceil(Math.min(pauseMs, this.startedAt.getTime() + pauseMs - now.getTime()) / 1000));
  }

  private isOver(now: Date): boolean {
    return (
      now.getTime() >= this.startedAt.getTime() + (this.purpose === 'second-step' ? BACKOFF_FORGOTTEN_MS : WINDOW_MS)
    );
  }
}
