import type { Assumption } from '@casewright/rules';

export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** Assumptions with a new id, matched by label, then value and source, or by position. Two may have swapped ids. */
export function renamedAssumptions(before: readonly Assumption[], after: readonly Assumption[]): readonly Renaming[] {
  const labelsBefore = new Map(before.map(({ id, label }) => [id, label]));
  const labelsAfter = new Map(after.map(({ id, label }) => [id, label]));
  const unclaimed = after.filter(({ id, label }) => labelsBefore.get(id) !== label);
  const taken = new Set<string>();
  return before.flatMap((row, index) => {
    const { id, label } = row;
    if (labelsAfter.get(id) === label) return [];
    const inPlace = before.length === after.length ? after[index] : undefined;
    const named = closestTo(
      row,
      inPlace,
      unclaimed.filter((other) => other.label === label && !taken.has(other.id)),
    );
    const now = labelsAfter.has(id)
      ? // Only its label may have changed.
        named && (named === inPlace || isSameButForId(row, named)) && named
      : (named ?? unclaimed.find((other) => other === inPlace && !labelsBefore.has(other.id)));
    if (!now) return [];
    taken.add(now.id);
    return [{ from: id, to: now.id }];
  });
}

function closestTo(
  row: Assumption,
  inPlace: Assumption | undefined,
  named: readonly Assumption[],
): Assumption | undefined {
  const same = named.filter((other) => isSameButForId(row, other));
  return same.find((other) => other === inPlace) ?? same[0] ?? named.find((other) => other === inPlace) ?? named[0];
}

const isSameButForId = (one: Assumption, other: Assumption): boolean =>
  one.base === other.base && one.unit === other.unit && one.source === other.source && one.asOf === other.asOf;
