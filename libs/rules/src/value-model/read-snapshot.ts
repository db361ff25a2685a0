import type { Snapshot } from './content';
import { type ModelSolution, SOLUTION_ROLES } from './model';

type Stored = Omit<ModelSolution, 'role'> & { readonly role: string };

/** The role of solutions beside the proposed one until competing solutions had their own. */
const FORMER_ROLE = 'alternative';

const withRole = (solution: Stored): Stored =>
  solution.role === FORMER_ROLE
    ? { ...solution, role: 'proposed' satisfies (typeof SOLUTION_ROLES)[number] }
    : solution;

/** Reads the stored snapshot of a version, also of one made by an earlier release. */
export function readSnapshot(stored: Snapshot): Snapshot {
  const { model } = stored;
  return { ...stored, model: { ...model, solutions: model.solutions.map(withRole) as readonly ModelSolution[] } };
}
