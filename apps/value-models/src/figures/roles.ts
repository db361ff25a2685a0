import type { SolutionRole } from '@casewright/rules';

export const ROLE_NAMES: Readonly<Record<SolutionRole, string>> = {
  ...{ today: 'In use today', proposed: 'Proposed', competing: 'Competing' },
};
