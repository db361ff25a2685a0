import type { Assumption } from '@casewright/rules';

export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/**
 * Assumptions that formulas call by another id than before: told by their labels, or by their places in the list. Two may
 * have changed ids with each other.
 */
export function renamedAssumptions(before: readonly Assumption[], after: readonly Assumption[]): readonly Renaming[] {
  const labelsBefore = new Map(before.map(({ id, label }) => [id, label]));
  const labelsAfter = new Map(after.map(({ id, label }) => [id, label]));
  const unclaimed = after.filter(({ id, label }) => labelsBefore.get(id) !== label);
  return before.flatMap((row, index) => {
    const { id, label } = row;
    if (labelsAfter.get(id) === label) return [];
    const inPlace = before.length === after.length ? after[index] : undefined;
    const named = unclaimed.find((other) => other.label === label);
    const now = labelsAfter.has(id)
      ? // Perhaps it was only given another label.
        named && (named === inPlace || isSameButForId(row, named)) && named
      : (named ?? unclaimed.find((other) => other === inPlace && !labelsBefore.has(other.id)));
    return now ? [{ from: id, to: now.id }] : [];
  });
}

const isSameButForId = (one: Assumption, other: Assumption): boolean =>
  one.base === other.base && one.unit === other.unit && one.source === other.source && one.asOf === other.asOf;
