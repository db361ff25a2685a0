import type { CaseSelections, Solution } from '@casewright/rules';
import { SIDES, type Side } from './draft';

export const SIDE_NAMES: Record<Side, string> = { proposed: 'Proposed', competitive: 'Competitive' };

/** A solution without a name yet is called by its place: 'Proposed solution 1'. */
export const solutionName = (side: Side, index: number, { name }: Solution): string =>
  name.trim() || `${SIDE_NAMES[side]} solution ${index + 1}`;

/** 'Helix Private Cloud, Helix Managed against Incumbent VMs' */
export function comparison(selections: CaseSelections): string {
  const [proposed, competitive] = SIDES.map((side) =>
    selections[side].map((solution, index) => solutionName(side, index, solution)).join(', '),
  );
  return `${proposed} against ${competitive}`;
}
