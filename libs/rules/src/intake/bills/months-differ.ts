import type { IntakeQuestion } from '../intake';
import { type BillIntake, costBy } from './bill';
import { monthText } from './bill-text';

const TIMES = 10;

/** Asks about a month that costs ten times its neighbors, or a tenth of them. */
export function monthsDiffer(intake: Pick<BillIntake, 'cells' | 'choices' | 'basis'>): readonly IntakeQuestion[] {
  const months = [...costBy(intake, 'month')]
    .map(([month, cost]) => ({ month, cost: Number(cost) }))
    .toSorted((one, other) => one.month.localeCompare(other.month));
  return months.flatMap(({ month, cost }, at) => {
    const neighbors = [months[at - 1], months[at + 1]].flatMap((one) => (one && one.cost > 0 ? [one.cost] : []));
    if (neighbors.length === 0) return [];
    const isMore = neighbors.every((one) => cost >= one * TIMES);
    const isLess = neighbors.length > 1 && neighbors.every((one) => cost * TIMES <= one);
    if (!isMore && !isLess) return [];
    const than = isMore ? `${TIMES} times as much as` : 'a tenth of';
    return [
      {
        kind: 'month-differs' as const,
        text: `${monthText(month)} costs ${costText(cost)}, ${isMore ? 'at least' : 'at most'} ${than} the ${neighbors.length === 1 ? 'month' : 'months'} beside it (${neighbors.map(costText).join(' and ')}).`,
      },
    ];
  });
}

const costText = (cost: number): string => cost.toLocaleString('en-US', { maximumFractionDigits: 0 });
