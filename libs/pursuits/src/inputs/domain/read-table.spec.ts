import { askedInputs } from '@casewright/rules';
import type { InputMapping } from './checklist';
import { TableReader } from './read-table';

const solution = { name: 'Helix', environments: ['aws' as const], computeModels: [] };
const [asked] = askedInputs({ proposed: [solution], competitive: [], presentationSupport: false });
const HEADER = ['Service', 'Month', 'Cost (USD)'];
const MONTHS = ['2026-08', '2026-09', '2026-10'];

type Sheets = Readonly<Record<string, readonly (readonly string[])[]>>;

function read(sheets: Sheets, mapping: InputMapping | null = null) {
  if (!asked?.table) throw new Error('no table');
  const reader = new TableReader(asked.table, mapping);
  for (const [sheet, rows] of Object.entries(sheets))
    rows.forEach((cells, index) => reader.take({ sheet, row: index + 1, cells, decimal: '.' }));
  return reader.result();
}

describe('bill', () => {
  it('is totaled below a title', () => {
    const rows = [['Bill of site A'], [], HEADER, ...MONTHS.map((month) => ['EC2', month, '10.5'])];
    expect(read({ '': rows })).toMatchObject({
      ...{ problem: null, rows: 3, months: 3, totals: { costUsd: 31.5 }, faults: [] },
      sheets: [{ headerRow: 3, columns: { service: 0, month: 1, costUsd: 2 }, isUsed: true }],
    });
  });

  it('reports faults by sheet, column and row', () => {
    const rows = [HEADER, ['EC2', 'soon', '10'], ['', '2026-08', 'ten'], ['', '2026-09', '1']];
    expect(read({ Bill: rows }).faults).toEqual([
      { sheet: 'Bill', column: 'Month', place: 1, kind: 'not-a-month', rows: [2], count: 1 },
      { sheet: 'Bill', column: 'Service', place: 0, kind: 'empty', rows: [3, 4], count: 2 },
      { sheet: 'Bill', column: 'Cost (USD)', place: 2, kind: 'not-a-number', rows: [3], count: 1 },
    ]);
  });

  it('lists ten rows per fault and counts the rest', () => {
    const rows = Array.from({ length: 5_000 }, () => ['EC2', '', '1']);
    expect(read({ '': [HEADER, ...rows] }).faults).toMatchObject([
      { rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], count: 5_000 },
    ]);
  });

  it('is read from all sheets with the columns', () => {
    const row = ['EC2', '2026-08', '1'];
    expect(read({ a: [HEADER, row], b: [HEADER, row, row], Notes: [['Ask Marcus']] })).toMatchObject({
      ...{ rows: 3, sheets: [{ isUsed: true }, { isUsed: true }, { isUsed: false }] },
    });
  });

  it('names a missing column until the seller maps it', () => {
    const rows = [['What', 'Month', 'Cost'], ...MONTHS.map((month) => ['EC2', month, '10'])];
    expect(read({ '': rows }).problem).toMatch(/^We didn’t find this column: Service\./);
    const mapping = { sheet: '', headerRow: 1, columns: { service: 0, month: 1, costUsd: 2 } };
    expect(read({ '': rows }, mapping)).toMatchObject({ problem: null, rows: 3, totals: { costUsd: 30 } });
  });

  it('covers three months', () => {
    const bill = (...months: readonly string[]) =>
      read({ '': [['Service', 'Month', 'Cost'], ...months.map((month) => ['EC2', month, '10'])] });
    expect(bill('2026-08', '2026-08', '2026-09').problem).toBe('The file covers 2 months. We need at least 3.');
    expect(bill('2026-08', '2026-09', '2026-10')).toMatchObject({ problem: null, totals: { costUsd: 30 } });
  });

  it.each<[string, Sheets, RegExp]>([
    ['without rows', {}, /has no rows/],
    ['with a header only', { '': [HEADER] }, /no rows below the header/],
    [
      'with too many sheets',
      Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`s${n}`, [HEADER]])),
      /more than 50 sheets/,
    ],
  ])('refuses a table %s', (_, sheets, problem) => {
    expect(read(sheets).problem).toMatch(problem);
  });
});
