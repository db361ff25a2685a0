import { askedInputs, FILE_TYPES } from '@casewright/rules';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { IntakeRow as SheetRow } from '@casewright/rules/intake';
import { FileUnreadable } from './file-unreadable';
import { readRows, readTableFile } from './read-table-file';
import type { StoredBytes } from './stored-bytes';
import { archiveOf, workbookOf, xml } from './workbook.fixture';

const stored =
  (bytes: Uint8Array): StoredBytes =>
  ({ start, end }) =>
    Readable.from([bytes.subarray(start, end)], { objectMode: false });

async function rowsOf(bytes: Uint8Array, type: string): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  await readRows(stored(bytes), { size: bytes.length, type }, (row) => rows.push(row));
  return rows;
}

const HOSTS = 'Host,Cores,Memory (GB),Storage (GB)\nesx-01,32,511.875,3840.125\nesx-02,32,511.875,3840.125\n';
const [HEADER = '', ...ROWS] = HOSTS.trim().split('\n');
const semicolons = HOSTS.replaceAll(',', ';').replaceAll('.', ',');
const cellXml = (cell: string) =>
  /^[\d.]+$/.test(cell) ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${cell}</t></is></c>`;
const workbook = workbookOf({
  Hosts: HOSTS.trim()
    .split('\n')
    .map((row) => `<row>${row.split(',').map(cellXml).join('')}</row>`)
    .join(''),
});
const parquet = Buffer.from(
  parquetWriteBuffer({
    columnData: HEADER.split(',').map((name, place) => {
      const cells = ROWS.map((row) => row.split(',')[place] ?? '');
      return place === 0
        ? { name, data: cells, type: 'STRING' as const }
        : { name, data: cells.map(Number), type: 'DOUBLE' as const };
    }),
  }),
);

const [HOST_ITEM] = askedInputs({
  proposed: [{ name: 'Helix', environments: [], computeModels: ['server-hosts'] }],
  ...{ competitive: [], presentationSupport: false },
});

describe('the same table', () => {
  it.each<[string, Uint8Array, string]>([
    ['CSV', Buffer.from(HOSTS), FILE_TYPES.csv],
    ['CSV with semicolons and decimal commas', Buffer.from(semicolons), FILE_TYPES.csv],
    ['CSV in UTF-16', Buffer.from(`\ufeff${HOSTS}`, 'utf16le'), FILE_TYPES.csv],
    ['CSV with the line ends of Windows', Buffer.from(HOSTS.replaceAll('\n', '\r\n')), FILE_TYPES.csv],
    ['CSV that ends with Control-Z', Buffer.from(`${HOSTS}\u001a\r\n`), FILE_TYPES.csv],
    ['TSV', Buffer.from(HOSTS.replaceAll(',', '\t')), FILE_TYPES.tsv],
    ['gzip', gzipSync(HOSTS), FILE_TYPES.gz],
    ['gzip in two parts', Buffer.concat([gzipSync(`${HEADER}\n`), gzipSync(ROWS.join('\n'))]), FILE_TYPES.gz],
    ['ZIP of a CSV', archiveOf([xml('export/hosts.csv', HOSTS), xml('__MACOSX/._hosts.csv', 'x')]), FILE_TYPES.zip],
    ['ZIP of a gzip file', archiveOf([{ path: 'hosts.csv.gz', content: gzipSync(HOSTS) }]), FILE_TYPES.zip],
    [
      'ZIP of two CSV files',
      archiveOf([xml('a.csv', `${HEADER}\n${ROWS[0]}`), xml('b.csv', `${HEADER}\n${ROWS[1]}`)]),
      FILE_TYPES.zip,
    ],
    [
      'ZIP of a workbook beside a presentation',
      archiveOf([
        { path: 'Report.pptx', content: Buffer.from('x') },
        { path: 'Report.xlsx', content: workbook },
      ]),
      FILE_TYPES.zip,
    ],
    ['ZIP of a Parquet file', archiveOf([{ path: 'hosts.parquet', content: parquet }]), FILE_TYPES.zip],
    ['XLSX', workbook, FILE_TYPES.xlsx],
    ['Parquet', parquet, FILE_TYPES.parquet],
  ])('has the same totals as %s', async (_, bytes, type) => {
    if (!HOST_ITEM?.table) throw new Error('No table is asked for.');
    const { reading } = await readTableFile(stored(bytes), { size: bytes.length, type }, HOST_ITEM.table, null);
    expect(reading).toMatchObject({
      ...{ problem: null, rows: 2, faults: [] },
      totals: { cores: 64, memoryGb: 1_023.75, storageGb: 7_680.25 },
    });
  });
});

describe('an archive', () => {
  it('names the file of each row if it has several', async () => {
    const bytes = archiveOf([
      xml('x/a.csv', 'a,b\n1,2\n'),
      { path: 'b.xlsx', content: workbookOf({ S: '<row><c><v>1</v></c></row>' }) },
    ]);
    expect((await rowsOf(bytes, FILE_TYPES.zip)).map(({ sheet, row }) => [sheet, row])).toEqual([
      ['a.csv', 1],
      ['a.csv', 2],
      ['b.xlsx, S', 1],
    ]);
    const months = archiveOf([xml('08/cur.csv', 'a,b\n'), { path: '09/cur.csv.gz', content: gzipSync('b,a\n') }]);
    expect((await rowsOf(months, FILE_TYPES.zip)).map(({ sheet }) => sheet)).toEqual(['08/cur.csv', '09/cur.csv.gz']);
  });

  it.each<[string, Buffer, string, RegExp]>([
    ['without a table', archiveOf([xml('readme.md', 'x')]), FILE_TYPES.zip, /has no CSV, TSV, XLSX or Parquet file/],
    [
      'of a gzip bomb',
      Buffer.concat(Array(110).fill(gzipSync(Buffer.alloc(6 * 1024 ** 2, `${'x'.repeat(1_000)},\n`)))),
      FILE_TYPES.gz,
      /too large when it is unpacked/,
    ],
    [
      'that declares too much',
      archiveOf([{ path: 'a.csv', content: Buffer.from('a,b'), claims: 700 * 1024 ** 2 }]),
      FILE_TYPES.zip,
      /too large when it is unpacked/,
    ],
    [
      'of archives that unpack to too much together',
      archiveOf([
        {
          path: 'a.xlsx',
          content: workbookOf({ a: '' }, [{ path: 'xl/b.xml', content: Buffer.from('x'), claims: 599 * 1024 ** 2 }]),
        },
        { path: 'b.csv.gz', content: gzipSync('a,b\n'.repeat(300_000)) },
      ]),
      FILE_TYPES.zip,
      /too large when it is unpacked/,
    ],
    [
      'with a workbook that is too large for memory',
      archiveOf([{ path: 'a.xlsx', content: Buffer.from('a,b'), claims: 70 * 1024 ** 2 }]),
      FILE_TYPES.zip,
      /a\.xlsx is too large to be read within an archive/,
    ],
    ['that ends too early', gzipSync(HOSTS).subarray(0, 40), FILE_TYPES.gz, /can’t unpack this file/],
    ['that is no ZIP file', Buffer.from('PK\u0003\u0004 and noise'), FILE_TYPES.zip, /can’t open this archive/],
  ])('%s is refused', async (_, bytes, type, message) => {
    const reading = readRows(stored(bytes), { size: bytes.length, type }, () => undefined);
    await expect(reading).rejects.toThrow(FileUnreadable);
    await expect(reading).rejects.toThrow(message);
  });

  it.each([FILE_TYPES.gz, FILE_TYPES.zip, FILE_TYPES.parquet])(
    'of %s reports a file store failure as retryable',
    async (type) => {
      const unavailable = () =>
        new Readable({
          read() {
            this.destroy(new Error('503'));
          },
        });
      await expect(readRows(unavailable, { size: 500, type }, () => undefined)).rejects.toThrow('503');
    },
  );
});

describe('a Parquet file', () => {
  const columns = [
    { name: 'name', data: ['a', null, 'c'], type: 'STRING' as const },
    { name: 'cost', data: [1234.5, 1e-7, null], type: 'DOUBLE' as const },
    {
      name: 'date',
      data: ['2026-08-01', '2026-09-01', '2026-10-01'].map((day) => new Date(day)),
      type: 'TIMESTAMP' as const,
    },
    { name: 'tags', data: [[{ amount: -1.5 }], [], null], type: 'JSON' as const },
  ];
  const bytes = Buffer.from(parquetWriteBuffer({ columnData: columns, rowGroupSize: 2 }));

  it('has the texts that a CSV of it has, across row groups', async () => {
    expect((await rowsOf(bytes, FILE_TYPES.parquet)).map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, 'name', 'cost', 'date', 'tags'],
      [2, 'a', '1234.5', '2026-08-01T00:00:00.000Z', '[{"amount":-1.5}]'],
      [3, '', '1e-7', '2026-09-01T00:00:00.000Z', '[]'],
      [4, 'c', '', '2026-10-01T00:00:00.000Z', ''],
    ]);
  });

  it('has the fields of records as columns, and decimals without noise', async () => {
    const schema = [
      { name: 'root', num_children: 2 },
      { name: 'service', num_children: 1, repetition_type: 'OPTIONAL' as const },
      { name: 'description', type: 'BYTE_ARRAY' as const, converted_type: 'UTF8' as const },
      {
        ...{ name: 'cost', type: 'FIXED_LEN_BYTE_ARRAY' as const, type_length: 16 },
        ...{ converted_type: 'DECIMAL' as const, scale: 18, precision: 38 },
      },
    ].map((element) => ({ repetition_type: 'REQUIRED' as const, ...element }));
    const columnData = [
      { name: 'service', data: [{ description: 'Compute' }, null] },
      { name: 'cost', data: [270_300_000_000_000_000_000n, 100_000_000_000_000_000n] },
    ];
    const nested = Buffer.from(parquetWriteBuffer({ schema, columnData }));
    expect((await rowsOf(nested, FILE_TYPES.parquet)).map(({ cells }) => cells)).toEqual([
      ['service.description', 'cost'],
      ['Compute', '270.3'],
      ['', '0.1'],
    ]);
  });

  it('is read only in the columns that count', async () => {
    const rows: SheetRow[] = [];
    await readRows(
      stored(bytes),
      { size: bytes.length, type: FILE_TYPES.parquet },
      (row) => rows.push(row),
      () => new Set([1]),
    );
    expect(rows.map(({ cells }) => cells).slice(1)).toEqual([
      ['', '1234.5', '', ''],
      ['', '1e-7', '', ''],
      ['', '', '', ''],
    ]);
  });

  it.each([
    ['damaged', Buffer.concat([Buffer.from('PAR1'), Buffer.alloc(40, 7), Buffer.from('\u0009\0\0\0PAR1')])],
    ['cut off', bytes.subarray(0, bytes.length - 9)],
  ])('is refused if it is %s', async (_, content) => {
    await expect(rowsOf(content, FILE_TYPES.parquet)).rejects.toThrow(FileUnreadable);
  });
});
