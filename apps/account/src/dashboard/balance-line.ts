export interface Movement {
  /** In credits; what was spent is negative. */
  readonly amount: number;
  readonly postedAt: string;
}

export interface BalanceStep {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** From then on, in credits. */
  readonly balance: number;
  readonly amount: number;
}

const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How a balance came to what it is, the oldest step first: over the last 90 days, or as far back as the movements are known.
 * @param movements the newest first, all up to now
 */
export function balanceSteps(balance: number, movements: readonly Movement[], now: number): BalanceStep[] {
  const steps: BalanceStep[] = [];
  let after = balance;
  for (const { amount, postedAt } of movements) {
    const at = Date.parse(postedAt);
    if (at < now - DAYS * DAY_MS) break;
    steps.push({ at, balance: after, amount });
    after -= amount;
  }
  return steps.reverse();
}
