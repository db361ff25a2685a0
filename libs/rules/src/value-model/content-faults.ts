import { compileModel } from './compile-model';
import type { ValueModelContent } from './content';
import type { ModelFault } from './model';

/** Faults by field path. Content without faults can be computed and documented. */
export function contentFaults({ model, proposal }: ValueModelContent): readonly ModelFault[] {
  const { faults } = compileModel(model);
  const chosen = model.solutions.find(({ id }) => id === proposal);
  const isProposal = chosen !== undefined && chosen.role !== 'today';
  return [
    ...faults.map((fault) => ({ ...fault, place: `model.${fault.place}` })),
    ...(isProposal ? [] : [{ place: 'proposal', message: 'Choose a solution that isn’t today’s.' }]),
  ];
}
