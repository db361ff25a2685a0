import { inputReading } from './reading.fixture';
import { aCase, solution } from '../price-case.fixture';
import { addedInputs, askedInputs, exampleCsv, inputLimits } from './asked-inputs';
import { answerFaults, tidyAnswers } from './input-fields';
import { itemOfFile } from './item-of-file';
import { matchColumns, missingColumns } from './match-columns';
import { inputStateOf, mayDecide, mayProvide } from './states';

const asked = askedInputs(
  aCase({
    proposed: [
      solution({ name: 'Helix', environments: ['on-premise', 'aws'], computeModels: ['virtual-machines'] }),
      solution({ name: ' ', environments: ['aws'] }),
    ],
    competitive: [solution({ name: 'Incumbent VMs', computeModels: ['virtual-machines'] })],
  }),
);
const item = (key: string) => {
  const found = asked.find((one) => one.key === key);
  if (!found) throw new Error(key);
  return found;
};

describe('inputs of a case', () => {
  it('cover the ticked options, each solution and the prospect’s figures', () => {
    expect(asked.map(({ key, title }) => `${key}: ${title}`)).toEqual([
      'environment-on-premise: Server inventory',
      'environment-aws: AWS bill',
      'compute-virtual-machines: Virtual machines',
      'architecture-1: Architected solution, Helix',
      'architecture-2: Architected solution, Proposed solution 2',
      'prices-1: Pricing of Incumbent VMs',
      'discount-rate: Discount rate and horizon',
    ]);
  });

  it('are added by new selections only where the former ones asked for less', () => {
    const former = aCase({ proposed: [solution({ name: 'Helix', environments: ['aws'] })] });
    const more = aCase({ proposed: [solution({ name: 'Helix', environments: ['aws', 'azure'] })] });
    expect(addedInputs(former, more).map(({ title }) => title)).toEqual(['Microsoft Azure bill']);
    expect(addedInputs(more, former)).toEqual([]);
  });

  it('have example files that they accept themselves', () => {
    for (const { key, table, file, ...rest } of asked) {
      const csv = exampleCsv({ key, file, ...rest, ...(table && { table }) });
      expect(Boolean(csv)).toBe(file !== 'none');
      if (table)
        expect(missingColumns(table, matchColumns(csv?.split('\r\n')[0]?.split(',') ?? [], table))).toEqual([]);
    }
  });

  it('accept tables or documents up to 200 MB', () => {
    expect(inputLimits(item('environment-aws'))).toEqual({
      endings: ['csv', 'tsv', 'txt', 'xlsx', 'zip', 'gz', 'parquet'],
      maxBytes: 200 * 1024 ** 2,
    });
    expect(inputLimits(item('architecture-1'))?.endings).toContain('pdf');
    expect(inputLimits(item('discount-rate'))).toBeUndefined();
  });

  it.each([
    [{ ratePercent: '9', horizonYears: '5' }, {}],
    [
      { ratePercent: '', horizonYears: '5.5' },
      { ratePercent: 'Enter the discount rate in %.', horizonYears: 'Enter a whole number.' },
    ],
    [
      { ratePercent: '=1+1', horizonYears: '11', evil: 'x' },
      {
        ratePercent: 'Enter a number.',
        horizonYears: 'Enter a number from 1 to 10.',
        evil: 'This input has no such field.',
      },
    ],
  ])('have limits for typed answers: %j', (answers, faults) => {
    expect(answerFaults(item('discount-rate').fields, answers)).toEqual(faults);
  });

  it.each(['$250,000', 'US$ 250,000', '250,000 USD', '$250,000 usd'])(
    'take a typed unit for what it is: %s',
    (typed) => {
      const { fields } = item('prices-1');
      expect(answerFaults(fields, { yearlyCostUsd: typed })).toEqual({});
      expect(tidyAnswers(fields, { yearlyCostUsd: typed })).toEqual({ yearlyCostUsd: '250,000' });
    },
  );

  it('refuse a unit other than that of the field', () => {
    const { fields } = item('prices-1');
    for (const typed of ['€250,000', '250,000 %', '$', '$-5'])
      expect(answerFaults(fields, { yearlyCostUsd: typed })).toHaveProperty('yearlyCostUsd');
    const rate = { ratePercent: '9 %', horizonYears: '5 years' };
    expect(answerFaults(item('discount-rate').fields, rate)).toEqual({});
    expect(tidyAnswers(item('discount-rate').fields, rate)).toEqual({ ratePercent: '9', horizonYears: '5' });
  });

  it('are stored without empty answers', () => {
    expect(tidyAnswers(item('prices-1').fields, { yearlyCostUsd: ' 1,200 ', terms: ' ' })).toEqual({
      yearlyCostUsd: '1,200',
    });
  });

  it.each([
    ['export.csv', ['VM', 'CPUs', 'Memory', 'Provisioned MiB'], 'compute-virtual-machines'],
    ['export.csv', ['Service', 'Month', 'Cost'], 'environment-aws'],
    ['server inventory.xlsx', undefined, 'environment-on-premise'],
    ['helix-design-3.pdf', undefined, 'architecture-1'],
    ['renewal-quote-Q-2291.pdf', undefined, 'prices-1'],
    ['scan.pdf', undefined, undefined],
    ['notes.csv', ['a', 'b'], undefined],
    // Its columns are matched by the seller.
    ['vm-export.csv', ['Name', 'Threads'], 'compute-virtual-machines'],
    ['aws-hosts.csv', ['VM', 'CPUs', 'Memory', 'Provisioned MiB'], 'compute-virtual-machines'],
  ])('match dropped files: %s %j', (name, header, key) => {
    expect(itemOfFile({ name, ...(header && { header }) }, asked)?.key).toBe(key);
  });

  it('are in the state of what was provided until the provider decides', () => {
    const given = { decision: null, isAnswered: false, file: null, reading: null, confirmed: [] };
    const reading = inputReading({ rows: 1 });
    const stateOf = (of: object, file: 'table' | 'document' = 'table') => inputStateOf({ file }, { ...given, ...of });
    expect(inputStateOf({ file: 'table' }, undefined)).toBe('missing');
    expect([stateOf({}), stateOf({ isAnswered: true })]).toEqual(['missing', 'complete']);
    const states = (['uploading', 'checking', 'refused', 'ready'] as const).map((file) => stateOf({ file }));
    expect(states).toEqual(['uploading', 'reading', 'faults', 'reading']);
    expect(stateOf({ file: 'ready', reading })).toBe('complete');
    expect(stateOf({ file: 'ready', reading: { ...reading, problem: 'It has no rows.' } })).toBe('faults');
    expect(stateOf({ file: 'ready' }, 'document')).toBe('complete');
    expect(stateOf({ file: 'ready', reading, decision: 'returned' })).toBe('returned');
  });

  it('can be changed by the seller until sent or accepted, and later if something is missing', () => {
    expect([mayProvide('inputs', 'complete'), mayProvide('inputs', 'accepted')]).toEqual([true, false]);
    expect([mayProvide('terms', 'complete'), mayProvide('analysis', 'missing')]).toEqual([false, true]);
    expect([mayProvide('on-hold', 'returned'), mayProvide('delivered', 'missing')]).toEqual([true, false]);
    expect([mayDecide('terms', 'complete'), mayDecide('terms', 'faults')]).toEqual([true, false]);
  });
});
