import { compileModel, resultsOf, type ValueModel } from '@casewright/rules';
import { VIRTUALIZATION_REFRESH } from '@casewright/rules/sample-case';
import { addRow, idFor, renameId, replaceRow } from '../editing/changes';
import { changed, historyOf, redone, undone } from '../editing/edit-history';
import { usedIn } from '../figures/used-in';
import { CONTENT } from '../testing';
import { withRanges } from '../what-if/what-if';
import { editedText, RANGE_COLUMNS, TABLE_COLUMNS, withCell } from './assumption-cells';
import { readNumber, sharesIn } from './numbers';
import { blockOf, pasted, pastedFormulas } from './paste';

const { assumptions } = VIRTUALIZATION_REFRESH;
const one = (id: string) => assumptions.find((assumption) => assumption.id === id) ?? assumptions[0]!;

describe('what is typed into a cell', () => {
  it.each([
    ['USD', '$9,800', 9_800],
    ['USD', '1.2M', 1_200_000],
    ['USD', '(450)', -450],
    ['%', '6', 0.06],
    ['%', '6.1%', 0.061],
    ['FTE', '50%', 0.5],
    ['USD', '1e9', 1_000_000_000],
    ['USD', '$(1,234.50)', -1234.5],
  ])('is a number in %s: %s', (unit, text, value) => {
    expect(readNumber({ unit }, text)).toEqual({ value });
  });

  it.each(['', 'abc', '1,2', '5 apples', '1e999', '(5'])('is not a number: “%s”', (text) => {
    expect(readNumber({ unit: 'USD' }, text)).toEqual({ error: 'Enter a number.' });
  });

  it('no longer claims the file that said another number', () => {
    const reference = { fileId: 'f-1', file: 'vms.csv', sheet: '', column: 'A (VM)' };
    const read = {
      ...one('hosts'),
      base: 96,
      kind: 'measured',
      source: 'vms.csv: 96 rows counted',
      reference,
    } as const;
    const typed = withCell(read, 'base', '90');
    expect(typed).toMatchObject({ value: { base: 90, source: 'Changed from 96 hosts: vms.csv: 96 rows counted' } });
    expect(typed).not.toHaveProperty('value.reference');
    expect(typed).not.toHaveProperty('value.kind');
    expect(withCell(read, 'base', '96')).toEqual({ value: read });
  });

  it('is applied by column, or refused with the rule', () => {
    expect(withCell(one('hosts'), 'asOf', '11/24/2026')).toMatchObject({ value: { asOf: '2026-11-24' } });
    expect(withCell(one('hosts'), 'confidence', 'm')).toMatchObject({ value: { confidence: 'medium' } });
    expect(withCell(one('hosts'), 'asOf', '11/20/26')).toMatchObject({ value: { asOf: '2026-11-20' } });
    for (const text of ['soon', 'Nov 20', '5', '2/30/2026'])
      expect(withCell(one('hosts'), 'asOf', text)).toEqual({ error: 'Enter a date such as Nov 20, 2026.' });
    expect(withCell(one('hosts'), 'source', 'x'.repeat(2_001))).toEqual({ error: 'Use at most 2,000 characters.' });
    const cleared = withCell(one('hostsNew'), 'low', '');
    expect(cleared.error === undefined && 'low' in cleared.value).toBe(false);
    expect(sharesIn('50%, 100')).toEqual({ value: [0.5, 1] });
    expect(sharesIn('150%')).toEqual({ error: 'Use shares from 0% to 100%.' });
  });
});

describe('the date of a source', () => {
  const unsourced = { ...one('hosts'), source: 'Template default', asOf: '2024-01-01' };

  it('is empty without a source, and needs one', () => {
    expect([unsourced, one('hosts')].map((row) => editedText(row, 'asOf'))).toEqual(['', 'Nov 20, 2026']);
    expect(withCell(unsourced, 'asOf', '11/24/2026')).toEqual({ error: 'Enter the source first.' });
    expect(withCell(unsourced, 'asOf', '')).toEqual({ value: unsourced });
  });

  it('is today for the first source, and stays when the source is corrected', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(withCell(unsourced, 'source', 'Quote 17')).toMatchObject({ value: { source: 'Quote 17', asOf: today } });
    expect(withCell(one('hosts'), 'source', 'Quote 17')).toMatchObject({ value: { asOf: one('hosts').asOf } });
  });
});

describe('a block that is pasted', () => {
  const block = blockOf('60\t58\t54\r\n4.2\t3.4\t3\r\n') ?? [];
  const rows = [one('hostsNew'), one('staffNew')];

  it('fills the cells from where it is pasted', () => {
    expect(pasted(rows, RANGE_COLUMNS, { row: 0, column: 0 }, block)).toMatchObject({
      value: [
        { id: 'hostsNew', low: 60, base: 58, high: 54 },
        { id: 'staffNew', low: 4.2, base: 3.4, high: 3 },
      ],
    });
  });

  it('is refused as a whole if a cell is invalid or it does not fit', () => {
    expect(
      pasted(rows, TABLE_COLUMNS, { row: 0, column: 1 }, [
        ['1', 'hosts'],
        ['many', 'FTE'],
      ]),
    ).toEqual({
      error: `${one('staffNew').label}, Value: Enter a number.`,
    });
    expect(pasted(rows, RANGE_COLUMNS, { row: 1, column: 0 }, block)).toHaveProperty('error');
    expect(blockOf('96')).toBeUndefined();
  });
});

describe('a block of names and formulas that is pasted', () => {
  const rows = ['Software', 'People', 'Hosts'].map((label) => ({ id: label, label, expression: 'hosts * 2' }));

  it('fills rows from the current one on; without formulas, only names', () => {
    expect(pastedFormulas(rows, 1, [[' Staff ', ' = staff * 3 '], ['Servers']])).toEqual({
      value: [
        { id: 'People', label: 'Staff', expression: 'staff * 3' },
        { id: 'Hosts', label: 'Servers', expression: 'hosts * 2' },
      ],
    });
  });

  it.each([
    [[['a'], ['b'], ['c']], 'The block has more rows or columns than there are from here on.'],
    [[['a'], ['']], 'Hosts: Enter a name.'],
    [[['x'.repeat(201)]], 'People: Use at most 200 characters.'],
    [[['a', 'x'.repeat(2_001)]], 'People: Use at most 2,000 characters.'],
  ])('is refused as a whole: %j', (block, error) => expect(pastedFormulas(rows, 1, block)).toEqual({ error }));
});

describe('changes of a model', () => {
  it('can be undone and redone, until another change', () => {
    const two = changed(changed(historyOf(1), 2), 3);
    expect(undone(two).present).toBe(2);
    expect(redone(undone(two)).present).toBe(3);
    expect(redone(changed(undone(two), 4)).present).toBe(4);
  });

  it('rename a calculation in every formula, but not the units in them', () => {
    const content = [
      addRow('calculations', { id: 'hosts2', expression: '3[hosts2] * 1[1/hosts2]' }),
      addRow('calculations', { id: 'other', expression: 'hosts2 + min(hosts2, 2[hosts2])' }),
      renameId('hosts2', 'nodes'),
    ].reduce((before, change) => change(before), CONTENT);
    expect(content.model.calculations.slice(-2)).toEqual([
      { id: 'nodes', expression: '3[hosts2] * 1[1/hosts2]' },
      { id: 'other', expression: 'nodes + min(nodes, 2[hosts2])' },
    ]);
  });

  it('rename an assumption everywhere, and compute the same', () => {
    const resultsAs = (model: ValueModel) => resultsOf(compileModel(model).compiled!).proposals;
    for (const id of ['hosts', 'rate', 'hostsNew'])
      expect(resultsAs(renameId(id, 'renamed')(CONTENT).model)).toEqual(resultsAs(CONTENT.model));
  });

  it('name new rows for formulas, each once', () => {
    expect(idFor('Hosts in service', new Set())).toBe('hostsInService');
    expect(idFor('Year', new Set(['year2']))).toBe('year3');
  });

  it('find the uses of an assumption, through calculations too', () => {
    expect(usedIn(VIRTUALIZATION_REFRESH, 'outagePrice')).toEqual(['Fewer outages']);
    expect(usedIn(VIRTUALIZATION_REFRESH, 'rate')).toEqual(['Net present value']);
    expect(usedIn(VIRTUALIZATION_REFRESH, 'pue')).toContain('Space and power');
  });

  it('of a what-if affect only the ranges of marked assumptions', () => {
    const marked = replaceRow('assumptions', { ...one('hostsNew'), sellerMayChange: true })(CONTENT);
    const ranges = { hostsNew: { ...one('hostsNew'), base: 1, low: 70 }, hosts: { ...one('hosts'), low: 1 } };
    const { assumptions: changedRows } = withRanges(marked, ranges).model;
    expect(changedRows.find(({ id }) => id === 'hostsNew')).toMatchObject({ base: 58, low: 70, high: 54 });
    expect(changedRows.find(({ id }) => id === 'hosts')).toEqual(one('hosts'));
  });
});
