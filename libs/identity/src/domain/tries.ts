import type { CodePurpose } from './email-code';

/** What is tried with a secret that could be guessed. */
export type TryPurpose =
  CodePurpose | 'sign-in' | 'confirm-password' | 'second-step' | 'sign-in-known-device' | 'network-address';

const WINDOW_MS = 15 * 60 * 1000;
const WRONG_TRIES: Readonly<Record<TryPurpose, number>> = {
  'verify-email': 5,
  'reset-password': 5,
  'change-email': 5,
  'sign-in': 20,
  'sign-in-known-device': 20,
  'network-address': 100,
  'confirm-password': 5,
  'second-step': 5,
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

  /** 0 when another try may be taken. */
  secondsLocked(now: Date): number {
    if (this.count < WRONG_TRIES[this.purpose] || this.isOver(now)) return 0;
    // No longer than a window, whatever the clock of another replica says.
    return Math.ceil(Math.min(WINDOW_MS, this.startedAt.getTime() + WINDOW_MS - now.getTime()) / 1000);
  }

  take(now: Date): void {
    if (this.count === 0 || this.isOver(now)) {
      this.startedAt = now;
      this.count = 0;
    }
    this.count += 1;
  }

  /** It was right after all. */
  giveBack(): void {
    this.count = Math.max(0, this.count - 1);
  }

  private isOver(now: Date): boolean {
    return now.getTime() >= this.startedAt.getTime() + WINDOW_MS;
  }
}
