import type { IntakeQuestion } from '../intake';
import { type BillCell, monthsOf } from './bill';
import { monthsText } from './bill-text';

interface BillPart {
  /** Of the sheet or file. */
  readonly name: string;
  readonly cells: readonly BillCell[];
}

/** At least this share of the services of a month costs the same in both. */
const SHARE = 0.5;

/** Asks about two sheets or files that have the same lines: copies, or an actual and an amortized export. */
export function sameLines(parts: readonly BillPart[]): readonly IntakeQuestion[] {
  for (const [at, one] of parts.entries())
    for (const other of parts.slice(at + 1)) {
      const months = sameMonths(one.cells, other.cells);
      if (months.length > 0)
        return [
          {
            kind: 'counted-twice',
            text: `“${one.name}” and “${other.name}” have the same costs for ${monthsText(months)}. Both count. Leave one out if it is a copy, or the same bill in another form.`,
          },
        ];
    }
  return [];
}

function sameMonths(one: readonly BillCell[], other: readonly BillCell[]): readonly string[] {
  const costs = new Map(one.map((cell) => [keyOf(cell), cell.billed]));
  return monthsOf(one).filter((month) => {
    const [own, others] = [one, other].map((cells) =>
      cells.filter((cell) => cell.month === month && cell.billed !== '0'),
    );
    if (!own || !others || own.length === 0 || others.length === 0) return false;
    const same = others.filter((cell) => costs.get(keyOf(cell)) === cell.billed).length;
    return same >= Math.min(own.length, others.length) * SHARE;
  });
}

const keyOf = ({ month, service, provider, type }: BillCell): string => [month, service, provider, type].join('\n');
