import type { Assumption } from '@casewright/rules';
import { renamedAssumptions } from './renamed-assumptions';

const rows = (...named: readonly (readonly [id: string, label: string])[]) =>
  named.map(([id, label]) => ({ id, label }) as Assumption);

const BEFORE = rows(['hosts', 'Hosts'], ['price', 'Price'], ['rate', 'Rate']);

it.each([
  ['by its label, wherever it stands', rows(['rate', 'Rate'], ['nodes', 'Hosts']), [{ from: 'hosts', to: 'nodes' }]],
  [
    'by its place, when its label changed too',
    rows(['nodes', 'Nodes'], ['price', 'Price'], ['rate', 'Rate']),
    [{ from: 'hosts', to: 'nodes' }],
  ],
  ['not when it was removed', rows(['price', 'Price'], ['rate', 'Rate']), []],
  ['not when another was added', [...BEFORE, ...rows(['new', 'Hosts'])], []],
])('an assumption is known again %s', (_, after, renamed) => {
  expect(renamedAssumptions(BEFORE, after)).toEqual(renamed);
});
