import { businessDaysTaken, dueAt, PROVIDER_CALENDAR, type Turnaround } from '@casewright/rules';

export interface DeliveredCase {
  readonly turnaround: Turnaround;
  readonly deliveredAt: Date;
}

export interface TurnaroundFigures {
  readonly delivered: number;
  /** With one decimal; null while nothing was delivered. */
  readonly averageDays: number | null;
  readonly onTimePercent: number | null;
}

/** How fast cases were delivered, in business days during which their clocks ran, and how many by their due date. */
export function turnaroundFigures(cases: readonly DeliveredCase[]): TurnaroundFigures {
  const delivered = cases.length;
  if (delivered === 0) return { delivered, averageDays: null, onTimePercent: null };
  const days = cases.reduce((sum, one) => sum + taken(one), 0);
  const onTime = cases.filter(isOnTime).length;
  return {
    delivered,
    averageDays: Math.round((days / delivered) * 10) / 10,
    onTimePercent: Math.round((onTime / delivered) * 100),
  };
}

const taken = ({ turnaround, deliveredAt }: DeliveredCase): number =>
  businessDaysTaken(turnaround, deliveredAt, PROVIDER_CALENDAR);

const isOnTime = ({ turnaround, deliveredAt }: DeliveredCase): boolean =>
  deliveredAt <= dueAt(turnaround, deliveredAt, PROVIDER_CALENDAR);
