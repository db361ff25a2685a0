import { BILL_LINE_LABELS, type BillChoices, type BillIntake } from './bill';
import { COST_BASIS_LABELS } from './bill-text';

/** Why a choice of what counts is refused, by field. Empty if it is fine. */
export function billChoiceFaults(
  { bases, types: found }: Pick<BillIntake, 'bases' | 'types'>,
  { basis, types }: BillChoices,
): Readonly<Partial<Record<keyof BillChoices, string>>> {
  const unknown = types?.find((type) => !found.some((sums) => sums.type === type));
  const lacking = types?.length === 0 ? 'Choose at least one kind of line.' : undefined;
  const typeFault = unknown ? `The file has no ${BILL_LINE_LABELS[unknown]}.` : lacking;
  return {
    ...(basis !== null && !bases.includes(basis) && { basis: `The file has no ${COST_BASIS_LABELS[basis]}.` }),
    ...(typeFault && { types: typeFault }),
  };
}
