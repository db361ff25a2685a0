import type { InputReading } from '../../inputs/reading';
import type { BillChoices } from './bill';
import { COST_BASIS_LABELS } from './bill-text';

/** Why a choice of what counts is refused, by field. Empty if it is fine. */
export function billChoiceFaults(
  { bill, also }: Pick<InputReading, 'bill' | 'also'>,
  { basis, types }: BillChoices,
): Readonly<Partial<Record<keyof BillChoices, string>>> {
  const bills = [bill, ...also.map(({ reading }) => reading.bill)].flatMap((one) => one ?? []);
  const hasBasis = basis === null || bills.some(({ bases }) => bases.includes(basis));
  const hasType = types === null || bills.some((one) => one.types.some(({ type }) => types.includes(type)));
  return {
    ...(!hasBasis && { basis: `The file has no ${COST_BASIS_LABELS[basis]}.` }),
    ...(!hasType && { types: 'Choose at least one kind of line that the file has.' }),
  };
}
