import { compileModel } from './compile-model';
import type { ValueModelContent } from './content';
import type { ModelFault } from './model';
import { givenNameFault } from '../name-text';
import { takenFault } from './names';

/** Faults by field path. Content without faults can be computed and documented. */
export function contentFaults({
  title,
  model,
  proposal,
}: Pick<ValueModelContent, 'title' | 'model' | 'proposal'>): readonly ModelFault[] {
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
    ...unreadable('title', title),
    ...solutions.flatMap(({ name }, index) => unreadable(`model.solutions.${index}.name`, name)),
    ...LABELED.flatMap((rows) =>
      model[rows].flatMap(({ label }, index) => unreadable(`model.${rows}.${index}.label`, label)),
    ),
  ];
}

const LABELED = ['assumptions', 'costLines', 'benefits'] as const;

function unreadable(place: string, name: string): readonly ModelFault[] {
  const message = givenNameFault(name);
  return message ? [{ place, message }] : [];
}
