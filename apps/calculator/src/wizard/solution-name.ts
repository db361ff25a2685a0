import type { Solution } from '@casewright/rules';
import type { Side } from './draft';

export const SIDE_NAMES: Record<Side, string> = { proposed: 'Proposed', competitive: 'Competitive' };

/** A solution without a name yet is called by its place: 'Proposed solution 1'. */
export const solutionName = (side: Side, index: number, { name }: Solution): string =>
  name.trim() || `${SIDE_NAMES[side]} solution ${index + 1}`;
