import type { Assumption, SizingReference, ValueModelContent } from '@casewright/rules';
import type { SizedAssumption } from '@casewright/rules/sizing';
import { addRow, type Change, idFor, replaceRow, takenIds } from '../editing/changes';

const GROUP = 'Size and price';

/** An assumption with a number from a sizing. */
export type SizedRow = Assumption & {
  readonly reference: NonNullable<Assumption['reference']> & { readonly sizing: SizingReference };
};

export const isSized = (assumption: Assumption): assumption is SizedRow => assumption.reference?.sizing !== undefined;

export const sizedRows = ({ model }: ValueModelContent): readonly SizedRow[] => model.assumptions.filter(isSized);

/** The row that has the same number of the same input. */
export const rowOf = (content: ValueModelContent, { reference }: SizedAssumption): SizedRow | undefined =>
  sizedRows(content).find(
    ({ reference: { sizing } }) => sizing.input === reference.sizing.input && sizing.figure === reference.sizing.figure,
  );

/** Adds the number, or takes it into the row that has it already. Its label and range stay. */
export const taken =
  (found: SizedAssumption): Change =>
  (content) => {
    const row = rowOf(content, found);
    if (row) return retaken(row, found)(content);
    const id = idFor(found.label, takenIds(content));
    return addRow('assumptions', { ...found, id, group: GROUP, owner: '' })(content);
  };

export const retaken = (row: SizedRow, { base, unit, source, asOf, reference }: SizedAssumption): Change =>
  replaceRow('assumptions', { ...row, base, unit, source, asOf, reference });
