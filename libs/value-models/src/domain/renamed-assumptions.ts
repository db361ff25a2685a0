import type { Assumption } from '@casewright/rules';

export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** Assumptions that formulas call by another id than before: told by their labels, or by their places in the list. */
export function renamedAssumptions(before: readonly Assumption[], after: readonly Assumption[]): readonly Renaming[] {
  const idsBefore = new Set(before.map(({ id }) => id));
  const idsAfter = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !idsBefore.has(id));
  return before.flatMap(({ id, label }, index) => {
    if (idsAfter.has(id)) return [];
    const inPlace = before.length === after.length ? after[index] : undefined;
    const now = added.find((row) => row.label === label) ?? added.find((row) => row === inPlace);
    return now ? [{ from: id, to: now.id }] : [];
  });
}
