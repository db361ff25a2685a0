import { columnLetters, matchColumns, unitOfColumn } from './match-columns';
import { inputReading } from './reading.fixture';
import { INPUT_TABLES } from './input-tables';
import { faultText, readingText } from './reading';

describe('columns of a sheet', () => {
  it('are found by the names that tools use', () => {
    const rvtools = ['VM', 'Powerstate', 'CPUs', 'Memory', 'Provisioned MiB', 'OS according to the VMware Tools'];
    expect(matchColumns(rvtools, INPUT_TABLES.machines)).toEqual({ vm: 0, vcpu: 2, memoryGb: 3, storageGb: 4, os: 5 });
    expect(
      matchColumns(
        ['lineItem/ProductCode', 'bill/BillingPeriodStartDate', 'lineItem/UnblendedCost'],
        INPUT_TABLES.bill,
      ),
    ).toEqual({ service: 0, month: 1, costUsd: 2 });
  });

  it('match once each, best name first', () => {
    expect(matchColumns(['Name', 'VM'], INPUT_TABLES.machines)).toEqual({ vm: 1 });
  });

  it.each([
    ['Provisioned MiB', 'MiB'],
    ['Memory (TB)', 'TB'],
    ['Memory [MB]', 'MB'],
    ['Memory in MB', 'MB'],
    ['Memory (In MB)', 'MB'],
    ['MemoryMB', 'MB'],
    ['memory_gib', 'GiB'],
    ['Storage (bytes)', 'bytes'],
    ['Memory (KiB)', 'KiB'],
    ['Memory', undefined],
    ['Thumb', undefined],
  ])('name their unit: %s', (header, unit) => {
    expect(unitOfColumn(header)).toBe(unit);
  });

  it.each(['Memory [MB]', 'MemoryMB', 'Memory in MB', 'Memory (bytes)', 'RAM (KiB)'])(
    'match with any notation of their unit: %s',
    (header) => {
      expect(matchColumns([header], INPUT_TABLES.machines)).toEqual({ memoryGb: 0 });
    },
  );

  it('are lettered as in a spreadsheet', () => {
    expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});

describe('text about a file', () => {
  const fault = { sheet: 'Arrays', column: 'Used', place: 5, kind: 'empty' as const };

  it.each([
    [[4], 1, 'Sheet “Arrays”, column F (Used): 1 cell is empty, row 4.'],
    [[4, 9, 12], 3, 'Sheet “Arrays”, column F (Used): 3 cells are empty, rows 4, 9 and 12.'],
    [[4, 9], 1_502, 'Sheet “Arrays”, column F (Used): 1,502 cells are empty, rows 4, 9 and 1,500 more.'],
  ])('names sheet, column and rows: %j of %i', (rows, count, text) => {
    expect(faultText({ ...fault, rows, count })).toBe(text);
  });

  it('counts rows and totals', () => {
    const totals = { vcpu: 8_560, memoryGb: 34_240, storageGb: 900 };
    expect(readingText({ table: INPUT_TABLES.machines }, inputReading({ rows: 2_140, totals }))).toBe(
      '2,140 VMs, 8,560 vCPU, 33 TiB memory, 900 GiB storage',
    );
  });
});
