import { askedInputs, type InputTable } from '@casewright/rules';
import type { InputMapping } from './checklist';
import { TableReader } from './read-table';

const table = (kind: 'environments' | 'computeModels', option: string): InputTable => {
  const solution = { name: 'Helix', environments: [], computeModels: [], [kind]: [option] };
  const [first] = askedInputs({ proposed: [solution], competitive: [], presentationSupport: false });
  if (!first?.table) throw new Error(option);
  return first.table;
};
const MACHINES = table('computeModels', 'virtual-machines');
const BILL = table('environments', 'aws');
const HEADER = ['VM', 'vCPU', 'Memory (GB)', 'Storage (GB)'];

type Sheets = Readonly<Record<string, readonly (readonly string[])[]>>;

function read(sheets: Sheets, of = MACHINES, mapping: InputMapping | null = null) {
  const reader = new TableReader(of, mapping);
  for (const [sheet, rows] of Object.entries(sheets))
    rows.forEach((cells, index) => reader.take({ sheet, row: index + 1, cells, decimal: '.' }));
  return reader.result();
}

describe('input table', () => {
  it('counts and totals the rows below a title', () => {
    const rows = [['Inventory of site A'], [], HEADER, ['app-01', '4', '16', '120'], ['db-01', '8', '1.5 TB', '900']];
    expect(read({ '': rows })).toMatchObject({
      problem: null,
      rows: 2,
      totals: { vcpu: 12, memoryGb: 1_552, storageGb: 1_020 },
      faults: [],
      sheets: [{ headerRow: 3, columns: { vm: 0, vcpu: 1, memoryGb: 2, storageGb: 3 }, isUsed: true }],
    });
  });

  it('reports faults by sheet, column and row', () => {
    const rows = [HEADER, ['a', '4', '', '1'], ['b', 'four', '1', '-1'], ['c', '4', '', '1']];
    expect(read({ VMs: rows }).faults).toEqual([
      { sheet: 'VMs', column: 'Memory (GB)', place: 2, kind: 'empty', rows: [2, 4], count: 2 },
      { sheet: 'VMs', column: 'vCPU', place: 1, kind: 'not-a-number', rows: [3], count: 1 },
      { sheet: 'VMs', column: 'Storage (GB)', place: 3, kind: 'negative', rows: [3], count: 1 },
    ]);
  });

  it('lists ten rows per fault and counts the rest', () => {
    const rows = Array.from({ length: 5_000 }, () => ['a', '4', '', '1']);
    expect(read({ '': [HEADER, ...rows] }).faults).toMatchObject([
      { rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], count: 5_000 },
    ]);
  });

  it('reads all sheets with the columns, or only a sheet of a known name', () => {
    const row = ['a', '1', '1', '1'];
    const two = { 'Site A': [HEADER, row], 'Site B': [HEADER, row, row], Notes: [['Ask Marcus']] };
    expect(read(two)).toMatchObject({ rows: 3, sheets: [{ isUsed: true }, { isUsed: true }, { isUsed: false }] });
    expect(
      read({
        ...two,
        vInfo: [
          ['VM', 'CPUs', 'Memory', 'Provisioned MiB'],
          ['a', '2', '4096', '10240'],
        ],
      }),
    ).toMatchObject({
      rows: 1,
      totals: { vcpu: 2, memoryGb: 4, storageGb: 10 },
    });
  });

  it('names a missing column until the seller maps it', () => {
    const rows = [
      ['VM', 'Threads', 'RAM', 'Disk'],
      ['a', '4', '16', '120'],
    ];
    const first = read({ '': rows });
    expect(first.problem).toMatch(/^We didn’t find this column: vCPU\./);
    const mapping = { sheet: '', headerRow: 1, columns: { vm: 0, vcpu: 1, memoryGb: 2, storageGb: 3 } };
    expect(read({ '': rows }, MACHINES, mapping)).toMatchObject({ problem: null, rows: 1, totals: { vcpu: 4 } });
  });

  it('requires a bill to cover three months', () => {
    const bill = (...months: readonly string[]) =>
      read({ '': [['Service', 'Month', 'Cost'], ...months.map((month) => ['EC2', month, '10'])] }, BILL);
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
