import { compileModel } from './compile-model';
import type { ValueModelContent } from './content';
import { VIRTUALIZATION_REFRESH as model } from './samples/virtualization-refresh';
import { typedAmounts } from './typed-amounts';

const { compiled } = compileModel(model);
if (!compiled) throw new Error('The sample has faults.');
const sample = compiled;
const content: ValueModelContent = {
  title: 'Virtualization refresh',
  prospect: { company: 'Larkmoor Foods', reader: '', position: '' },
  ...{ seller: 'Northwind', scope: '', findings: [], takes: '', asked: '', leftOut: '', proposal: 'private' },
  model,
};
const typedIn = (texts: Partial<ValueModelContent>) => typedAmounts({ ...content, ...texts }, sample);

it('offers the computed figure for an amount that no number of the model comes to', () => {
  expect(typedIn({ takes: 'An investment of $1.4M.', findings: ['', 'Approve $1,500,000.'] })).toEqual([
    { place: 'takes', typed: '$1.4M', figure: 'Outlay at the start', computed: '$1.62M' },
    { place: 1, typed: '$1,500,000', figure: 'Outlay at the start', computed: '$1,617,000' },
  ]);
});

it('accepts computed and assumed amounts as precisely as they are written', () => {
  expect(typedIn({ takes: '$1.6M at the start, $1,264,000 for hosts, $6,900 a host, $400,200 a year.' })).toEqual([]);
  expect(typedIn({ asked: 'A fine of $90 million, and $0.' })).toEqual([]);
});
