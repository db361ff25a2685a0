import { compareLines } from '../line-files/compare-lines';
import { cellOf, MAX_PRICE_LINES, PRICE_COLUMNS } from './price-columns';
import { PRICE_FORMAT, readPriceLines } from './read-price-lines';
import { SAMPLE_PRICE_BOOK } from './sample-price-book';

const HEADER = PRICE_COLUMNS.map(({ header }) => header);

/** Rows as a file has them, from cells by header. */
const file = (...rows: readonly Readonly<Record<string, string>>[]) => [
  HEADER,
  ...rows.map((row) => HEADER.map((header) => row[header] ?? '')),
];
const small = {
  ...{ Kind: 'instance', Provider: 'Example', Region: 'north', Name: 'small', vCPU: '2', 'Memory GiB': '4' },
  'On demand per hour': '0.0464',
};
const faultsOf = (...rows: readonly Readonly<Record<string, string>>[]) => readPriceLines(file(...rows)).faults;

describe('a file of prices', () => {
  it('is read exactly, line by line', () => {
    const disk = { Kind: 'Storage', Provider: 'Example', Name: 'SSD', 'Price per GiB per month': '0.08' };
    expect(readPriceLines(file(small, {}, disk))).toEqual({
      lines: [
        {
          ...{ kind: 'instance', provider: 'Example', region: 'north', family: '', name: 'small' },
          ...{ vcpu: 2, memoryGib: 4, onDemandHourlyMicros: 46_400 },
        },
        {
          ...{ kind: 'storage', provider: 'Example', region: '', family: '', name: 'SSD' },
          monthlyMicrosPerGib: 80_000,
        },
      ],
      faults: [],
    });
  });

  it('that a price book was exported to gives the same lines', () => {
    const rows = SAMPLE_PRICE_BOOK.lines.map((line) => PRICE_COLUMNS.map((column) => cellOf(column, line)));
    const { lines, faults } = readPriceLines([HEADER, ...rows]);
    expect(faults).toEqual([]);
    expect(compareLines(PRICE_FORMAT, SAMPLE_PRICE_BOOK.lines, lines)).toEqual({
      ...{ added: 0, changed: 0, removed: 0, changes: [] },
      unchanged: SAMPLE_PRICE_BOOK.lines.length,
    });
  });

  it.each([
    [{ Kind: 'server' }, 'Kind', 'Enter instance, host, license, or storage.'],
    [{ Name: '' }, 'Name', 'Required for an instance.'],
    [{ Name: '=1+1' }, 'Name', 'Enter at most 100 characters, starting with a letter or digit.'],
    [{ vCPU: '0' }, 'vCPU', 'Enter a number above 0 and up to 4,096, with a decimal point.'],
    [{ 'Memory GiB': '4,5' }, 'Memory GiB', 'Enter a number above 0 and up to 131,072, with a decimal point.'],
    [
      { 'On demand per hour': '$0.05' },
      'On demand per hour',
      'Enter a price above 0 and up to 1,000, with a decimal point and no currency sign.',
    ],
    [{ 'On demand per hour': '' }, 'On demand per hour', 'Enter at least one price per hour.'],
    [{ 'Purchase price': '5' }, 'Purchase price', 'Leave this empty for an instance.'],
  ])('has faults by row and column: %j', (cells, column, message) => {
    expect(faultsOf(small, { ...small, Name: 'other', ...cells })).toEqual([{ row: 3, column, message }]);
  });

  it('names each price once', () => {
    expect(faultsOf(small, { ...small, Region: 'south' }, { ...small, vCPU: '8' })).toEqual([
      { row: 4, column: 'Name', message: 'Row 2 has the same kind, provider, region, and name.' },
    ]);
  });

  it.each([
    [['Kind', 'Provider', 'Name', 'Prize'], 'Prize', 'Price books have no such column.'],
    [['Kind', 'Provider', 'Name', 'name'], 'name', 'The file has this column twice.'],
    [['Kind', 'Provider'], 'Name', 'The file needs this column.'],
  ])('has known columns: %j', (header, column, message) => {
    expect(readPriceLines([header, ['instance', 'Example', 'small']]).faults).toEqual([{ row: 1, column, message }]);
  });

  it('has lines, but not too many', () => {
    expect(readPriceLines([HEADER]).faults).toEqual([{ row: 2, column: '', message: 'The file has no lines.' }]);
    const many = Array.from({ length: MAX_PRICE_LINES + 2 }, (_, index) => ({ ...small, Name: `n${index}` }));
    expect(faultsOf(...many)).toEqual([
      { row: MAX_PRICE_LINES + 2, column: '', message: 'A price book can have up to 5,000 lines.' },
    ]);
  });

  it('has no cells beside its columns', () => {
    const [header = [], row = []] = file(small);
    expect(readPriceLines([header, [...row, 'extra']]).faults).toEqual([
      { row: 2, column: '', message: 'The row has more cells than the header.' },
    ]);
  });
});

describe('a comparison of prices', () => {
  it('shows what is added, changed, and removed', () => {
    const { lines: before } = readPriceLines(file(small, { ...small, Name: 'old' }, { ...small, Name: 'same' }));
    const { lines: after } = readPriceLines(
      file(
        { ...small, Name: 'new' },
        { ...small, Name: 'same' },
        { ...small, 'On demand per hour': '0.05', vCPU: '4' },
      ),
    );
    expect(compareLines(PRICE_FORMAT, before, after)).toEqual({
      ...{ added: 1, changed: 1, removed: 1, unchanged: 1 },
      changes: [
        {
          ...{ kind: 'changed', line: 'small · instance · Example · north' },
          cells: [
            { column: 'vCPU', before: '2', after: '4' },
            { column: 'On demand per hour', before: '0.0464', after: '0.05' },
          ],
        },
        expect.objectContaining({ kind: 'added', line: 'new · instance · Example · north' }),
        {
          ...{ kind: 'removed', line: 'old · instance · Example · north' },
          cells: expect.arrayContaining([{ column: 'vCPU', before: '2', after: null }]) as unknown,
        },
      ],
    });
  });
});
