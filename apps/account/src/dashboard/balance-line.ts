import { DAY_MS } from '@casewright/rules';

export interface Movement {
  /** In credits; negative if spent. */
  readonly amount: number;
  readonly postedAt: string;
}

export interface BalanceStep {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Balance from then on, in credits. */
  readonly balance: number;
  readonly amount: number;
}

const DAYS = 90;

/** Steps over the last 90 days, or as far as the movements reach, oldest first. @param movements newest first */
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
