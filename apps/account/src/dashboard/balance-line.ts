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
  /** Net change of the day. */
  readonly amount: number;
}

const DAYS = 90;

/**
 * One step for each day with movements, in the viewer's time zone, over the last 90 days, or as far as the movements
 * reach, oldest first. @param movements newest first
 */
export function balanceSteps(balance: number, movements: readonly Movement[], now: number): BalanceStep[] {
  const steps: BalanceStep[] = [];
  let after = balance;
  for (const { amount, postedAt } of movements) {
    const at = Date.parse(postedAt);
    if (at < now - DAYS * DAY_MS) break;
    const later = steps.at(-1);
    if (later && dayOf(later.at) === dayOf(at)) steps.splice(-1, 1, { ...later, amount: later.amount + amount });
    else steps.push({ at, balance: after, amount });
    after -= amount;
  }
  return steps.reverse();
}

const dayOf = (at: number): string => new Date(at).toDateString();
