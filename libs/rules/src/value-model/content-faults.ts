import { compileModel } from './compile-model';
import type { ValueModelContent } from './content';
import type { ModelFault } from './model';
import { takenFault } from './names';

/** Faults by field path. Content without faults can be computed and documented. */
export function contentFaults({ model, proposal }: ValueModelContent): readonly ModelFault[] {
  const { faults } = compileModel(model);
  const { solutions } = model;
  const isProposal = solutions.some(({ id, role }) => id === proposal && role === 'proposed');
  const names = solutions.map(({ name }) => name.trim().toLowerCase());
  return [
    ...faults.map((fault) => ({ ...fault, place: `model.${fault.place}` })),
    ...(isProposal ? [] : [{ place: 'proposal', message: 'Choose a proposed solution.' }]),
    ...solutions.flatMap(({ name }, index) =>
      names.indexOf(names[index] ?? '') === index
        ? []
        : [{ place: `model.solutions.${index}.name`, message: takenFault(name) }],
    ),
  ];
}
