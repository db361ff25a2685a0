import type { Assumption } from '@casewright/rules';
import { renamedAssumptions } from './renamed-assumptions';

const rows = (...named: readonly (readonly [id: string, label: string, base?: number])[]) =>
  named.map(([id, label, base = 1]) => ({ id, label, base }) as Assumption);

const BEFORE = rows(['hosts', 'Hosts', 96], ['price', 'Price', 118], ['rate', 'Rate']);
const SWAPPED = [
  { from: 'hosts', to: 'price' },
  { from: 'price', to: 'hosts' },
];

it.each([
  ['in their places', rows(['a', 'Rent', 10], ['b', 'Rent', 20]), 'a b'],
  ['in other places', rows(['b', 'Rent', 20], ['a', 'Rent', 10]), 'a b'],
  ['with another value', rows(['a', 'Rent', 11], ['b', 'Rent', 20]), 'a b'],
])('two assumptions of one label are known again by their values, %s', (_, after, names) => {
  const before = rows(['first', 'Rent', 10], ['second', 'Rent', 20]);
  expect(
    renamedAssumptions(before, after)
      .map(({ to }) => to)
      .join(' '),
  ).toBe(names);
});

it.each([
  ['by its label, wherever it stands', rows(['rate', 'Rate'], ['nodes', 'Hosts']), [{ from: 'hosts', to: 'nodes' }]],
  [
    'by its place, when its label changed too',
    rows(['nodes', 'Nodes'], ['price', 'Price'], ['rate', 'Rate']),
    [{ from: 'hosts', to: 'nodes' }],
  ],
  ['that took the id of another', rows(['price', 'Hosts', 96], ['hosts', 'Price', 118], ['rate', 'Rate']), SWAPPED],
  [
    'that took it and another value, in its place',
    rows(['price', 'Hosts', 90], ['hosts', 'Price', 118], ['rate', 'Rate']),
    SWAPPED,
  ],
  ['that took it and another place', rows(['rate', 'Rate'], ['hosts', 'Price', 118], ['price', 'Hosts', 96]), SWAPPED],
  [
    'that took the id of one that has a new one',
    rows(['price', 'Hosts', 96], ['unit', 'Price', 118], ['rate', 'Rate']),
    [
      { from: 'hosts', to: 'price' },
      { from: 'price', to: 'unit' },
    ],
  ],
  ['not when labels changed hands', rows(['hosts', 'Price', 96], ['price', 'Hosts', 118], ['rate', 'Rate']), []],
  ['not when it was removed', rows(['price', 'Price'], ['rate', 'Rate']), []],
  ['not when another was added', [...BEFORE, ...rows(['new', 'Hosts'])], []],
])('an assumption is known again %s', (_, after, renamed) => {
  expect(renamedAssumptions(BEFORE, after)).toEqual(renamed);
});
