import type { CaseSelections, Solution } from './price-case';

export const SIDES = ['proposed', 'competitive'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { proposed: 'Proposed', competitive: 'Competitive' };

/** In UTF-16 units, as browsers count `maxLength`. */
export const SOLUTION_NAME_MAX_LENGTH = 200;

/** "Proposed solution 1" for a solution without a name. */
export const solutionName = (side: Side, index: number, { name }: Pick<Solution, 'name'>): string =>
  name.trim() || `${SIDE_NAMES[side]} solution ${index + 1}`;

/** For example "Helix Private Cloud, Helix Managed vs. Incumbent VMs". */
export function comparisonText(selections: Pick<CaseSelections, Side>): string {
  const [proposed, competitive] = SIDES.map((side) =>
    selections[side].map((solution, index) => solutionName(side, index, solution)).join(', '),
  );
  return `${proposed} vs. ${competitive}`;
}
