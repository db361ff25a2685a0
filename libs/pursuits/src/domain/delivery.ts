import { businessDaysTaken, dueAt, PROVIDER_CALENDAR } from '@casewright/rules';
import { type CaseFigures, turnaroundOf } from './case';

export interface Delivery {
  /** Business days during which the clock ran. */
  readonly daysTaken: number;
  readonly isOnTime: boolean;
}

/** @returns undefined before the end or without an agreed turnaround */
export function deliveryOf(
  figures: Pick<CaseFigures, 'confirmedAt' | 'terms' | 'pauses' | 'endedAt'>,
): Delivery | undefined {
  const { endedAt } = figures;
  const turnaround = turnaroundOf(figures);
  if (!turnaround || !endedAt) return undefined;
  return {
    daysTaken: businessDaysTaken(turnaround, endedAt, PROVIDER_CALENDAR),
    isOnTime: endedAt <= dueAt(turnaround, endedAt, PROVIDER_CALENDAR),
  };
}
