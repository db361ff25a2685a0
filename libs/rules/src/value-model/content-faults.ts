import { compileModel } from './compile-model';
import type { ValueModelContent } from './content';
import type { ModelFault } from './model';

/** What is wrong with the content of a value model, by the place in it. None: results and documents can be made of it. */
export function contentFaults({ model, proposal }: ValueModelContent): readonly ModelFault[] {
  const { faults } = compileModel(model);
  const chosen = model.solutions.find(({ id }) => id === proposal);
  const isProposal = chosen !== undefined && chosen.role !== 'today';
  return [
    ...faults.map((fault) => ({ ...fault, place: `model.${fault.place}` })),
    ...(isProposal ? [] : [{ place: 'proposal', message: 'Choose a solution that isn’t today’s.' }]),
  ];
}
