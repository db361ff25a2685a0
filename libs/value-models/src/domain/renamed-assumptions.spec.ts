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
  ['in the same positions', rows(['a', 'Rent', 10], ['b', 'Rent', 20]), 'a b'],
  ['in other positions', rows(['b', 'Rent', 20], ['a', 'Rent', 10]), 'a b'],
])('matches two assumptions with one label by their values, %s', (_, after, names) => {
  const before = rows(['first', 'Rent', 10], ['second', 'Rent', 20]);
  expect(
    renamedAssumptions(before, after)
      .map(({ to }) => to)
      .join(' '),
  ).toBe(names);
});

it.each([
  ['by its label in any position', rows(['rate', 'Rate'], ['nodes', 'Hosts']), [{ from: 'hosts', to: 'nodes' }]],
  [
    'by its position if its label changed, too',
    rows(['nodes', 'Nodes'], ['price', 'Price'], ['rate', 'Rate']),
    [{ from: 'hosts', to: 'nodes' }],
  ],
  ['that took the id of another one', rows(['price', 'Hosts', 96], ['hosts', 'Price', 118], ['rate', 'Rate']), SWAPPED],
  [
    'that took the id of another one, with a new value in the same position',
    rows(['price', 'Hosts', 90], ['hosts', 'Price', 118], ['rate', 'Rate']),
    SWAPPED,
  ],
  [
    'that took the id of a renamed one',
    rows(['price', 'Hosts', 96], ['unit', 'Price', 118], ['rate', 'Rate']),
    [
      { from: 'hosts', to: 'price' },
      { from: 'price', to: 'unit' },
    ],
  ],
  ['only if labels were not swapped', rows(['hosts', 'Price', 96], ['price', 'Hosts', 118], ['rate', 'Rate']), []],
  ['only if it was not removed', rows(['price', 'Price'], ['rate', 'Rate']), []],
  ['only if it was not added', [...BEFORE, ...rows(['new', 'Hosts'])], []],
])('matches an assumption %s', (_, after, renamed) => {
  expect(renamedAssumptions(BEFORE, after)).toEqual(renamed);
});
