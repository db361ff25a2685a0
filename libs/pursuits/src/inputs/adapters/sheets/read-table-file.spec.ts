import { times } from '@casewright/platform/testing';
import { askedInputs, FILE_TYPES } from '@casewright/rules';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { IntakeRow as SheetRow } from '@casewright/rules/intake';
import { FileUnreadable } from './file-unreadable';
import { readRows, readTableFile } from './read-table-file';
import type { StoredBytes } from './stored-bytes';
import { archiveOf, workbookOf, xml } from './workbook.fixture';

/** In chunks that cut characters and rows anywhere. */
const CHUNK_BYTES = 7;

function stored(bytes: Uint8Array, chunk = CHUNK_BYTES) {
  const ranges: (readonly [number, number])[] = [];
  const read: StoredBytes = ({ start, end }) => {
    ranges.push([start, end]);
    const wanted = Buffer.from(bytes.subarray(start, end));
    const count = Math.ceil(wanted.length / chunk);
    return Readable.from(
      Array.from({ length: count }, (_one, n) => wanted.subarray(n * chunk, (n + 1) * chunk)),
      { objectMode: false },
    );
  };
  return { read, ranges };
}

async function rowsOf(bytes: Uint8Array, type: string = FILE_TYPES.csv, chunk?: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  await readRows(stored(bytes, chunk).read, { size: bytes.length, type }, (row) => rows.push(row));
  return rows;
}
const xlsx = (bytes: Uint8Array) => rowsOf(bytes, FILE_TYPES.xlsx, 1_024);

describe('CSV', () => {
  const text = 'Söm;Größe\r\nZürich €;1,5\r\n';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 little-endian', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 big-endian', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(text.replace('€', '\u0080'), 'latin1')],
  ])('is read in %s', async (_, bytes) => {
    expect((await rowsOf(bytes)).map(({ cells }) => cells)).toEqual([
      ['Söm', 'Größe'],
      ['Zürich €', '1,5'],
    ]);
  });

  it('is read in Windows-1252 if only its last bytes show the encoding', async () => {
    const bytes = Buffer.concat([Buffer.from('a,b\n'.repeat(40_000)), Buffer.from('caf\u00e9,1\n', 'latin1')]);
    expect((await rowsOf(bytes, FILE_TYPES.csv, 64 * 1024)).at(-1)).toMatchObject({
      cells: ['café', '1'],
      row: 40_001,
    });
  });

  it.each([
    ['commas', 'a,b\n"1,2",3\n', ['1,2', '3'], '.'],
    ['semicolons', 'a;b\n1,5;3\n', ['1,5', '3'], ','],
    ['tabs', 'a\tb\n1,5\t3\n', ['1,5', '3'], '.'],
    ['bars', 'a|b\n1|3\n', ['1', '3'], '.'],
    [
      'semicolons, with commas in texts and amounts',
      'a;b\nx, y, z;1,5\nx, y;2\nx, y, z;1,5\n',
      ['x, y, z', '1,5'],
      ',',
    ],
    ['a separator that it declares', 'sep=;\r\na;b\r\n1,5;3\r\n', ['1,5', '3'], ','],
  ])('is separated by %s', async (_, content, cells, decimal) => {
    expect((await rowsOf(Buffer.from(content))).at(-1)).toMatchObject({ cells, decimal });
  });

  it('numbers rows like spreadsheets, including empty and multi-line ones', async () => {
    const rows = await rowsOf(Buffer.from('a,b\n\n"x\ny",2\n3,4\n'));
    expect(rows.map(({ row, cells }) => [row, cells])).toEqual([
      [1, ['a', 'b']],
      [3, ['x\ny', '2']],
      [4, ['3', '4']],
    ]);
  });

  it('is refused for a cell that is longer than in any spreadsheet', async () => {
    const text = `a,b\n1,${'9'.repeat(32_768)}\n`;
    await expect(rowsOf(Buffer.from(text), FILE_TYPES.csv, 64 * 1024)).rejects.toThrow(
      /Row 2 has a cell with more than/,
    );
  });

  it('is refused for an unclosed quotation mark without buffering the file', async () => {
    const endless = Buffer.concat([Buffer.from('a,b\n1,"'), Buffer.alloc(2_000_000, 'x\n')]);
    await expect(rowsOf(endless, FILE_TYPES.csv, 64 * 1024)).rejects.toThrow(/Row 2 is longer than any row should be/);
  });
});

/** Bytes that are still used once all others are collected. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

describe('a large bill', () => {
  it('is read without keeping rows in memory', async () => {
    const rows = times({ test: 40_000, soak: 1_000_000 });
    const inUse: number[] = [];
    async function* content(): AsyncGenerator<Buffer> {
      yield Buffer.from('Service,Month,Cost (USD)\n');
      for (let row = 0; row < rows; row += 1_000) {
        if (row % (rows / 4) === 0) inUse.push(bytesInUse());
        yield Buffer.from(
          Array.from({ length: 1_000 }, (_, n) => `EC2,2026-${['08', '09', '10'][n % 3]},0.1\n`).join(''),
        );
      }
    }
    const [asked] = askedInputs({
      proposed: [{ name: 'Helix', environments: ['aws'], computeModels: [] }],
      ...{ competitive: [], presentationSupport: false },
    });
    if (!asked?.table) throw new Error('No table is asked for.');

    const bytes = () => Readable.from(content(), { objectMode: false });
    const { reading } = await readTableFile(bytes, { size: 0, type: FILE_TYPES.csv }, asked.table, null);

    expect(reading).toMatchObject({ problem: null, rows, totals: { costUsd: rows / 10 } });
    expect(Math.max(...inUse) - (inUse[0] ?? 0)).toBeLessThan(4 * 1024 ** 2);
  });
});

const shared = (text: string) => xml('xl/sharedStrings.xml', `<sst><si>${text}</si></sst>`);

describe('a workbook', () => {
  it('is read by sheet, with shared and inline strings, gaps, and saved formula values', async () => {
    const strings = xml(
      'xl/sharedStrings.xml',
      '<sst><si><t>VM</t></si><si><r><t>app</t></r><r><t>-01</t></r><rPh><t>no</t></rPh></si></sst>',
    );
    const bytes = workbookOf(
      {
        vInfo:
          '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>CPUs</t></is></c></row>' +
          '<row r="5"><c r="A5" t="s"><v>1</v></c><c r="C5"><f>2+2</f><v>4</v></c></row>',
        Notes: '<row><c><v>1</v></c><c t="b"><v>0</v></c></row>',
      },
      [strings],
    );
    expect(await xlsx(bytes)).toEqual([
      { sheet: 'vInfo', row: 2, cells: ['VM', '', 'CPUs'], decimal: '.' },
      { sheet: 'vInfo', row: 5, cells: ['app-01', '', '4'], decimal: '.' },
      { sheet: 'Notes', row: 1, cells: ['1', 'FALSE'], decimal: '.' },
    ]);
  });

  it.each([
    ['a number', '<c><f>A1*2</f><v>12.5</v></c>', '12.5'],
    ['a shared formula', '<c><f t="shared" si="0"/><v>12</v></c>', '12'],
    ['a text', '<c t="str"><f>A1&amp;"x"</f><v>app-01</v></c>', 'app-01'],
    ['an empty text', '<c t="str"><f>""</f><v></v></c>', ''],
    ['true', '<c t="b"><f>A1=1</f><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['a date', '<c t="d"><f>TODAY()</f><v>2026-08-01</v></c>', '2026-08-01'],
    ['nothing yet', '<c><f>C2*1024</f><v></v></c>', '=C2*1024'],
    ['nothing yet, without a place for it', '<c t="str"><f>B2&amp;B3</f></c>', '=B2&B3'],
  ])('has formulas whose result is %s', async (_, cell, read) => {
    expect(await xlsx(workbookOf({ a: `<row><c><v>1</v></c>${cell}</row>` }))).toMatchObject([{ cells: ['1', read] }]);
  });

  it('has numbers as spreadsheets show them, names currencies by number format, and counts days from 1904 where it says so', async () => {
    const styles = xml(
      'xl/styles.xml',
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="mmm\\-yy"/><numFmt numFmtId="165" formatCode="[$€-407]#,##0.00"/></numFmts>' +
        '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    );
    const row = '<row><c s="1"><v>44773</v></c><c s="2"><v>0.30000000000000004</v></c><c><v>44773</v></c></row>';
    const from1904 = xml(
      'xl/workbook.xml',
      '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="a" r:id="rId0"/></sheets></workbook>',
    );
    expect(await xlsx(workbookOf({ a: row }, [styles]))).toEqual([
      { sheet: 'a', row: 1, cells: ['44773', '0.3', '44773'], decimal: '.', currencies: { 1: 'EUR' } },
    ]);
    expect(await xlsx(workbookOf({ a: row }, [styles, from1904]))).toMatchObject([
      { cells: ['46235', '0.3', '44773'] },
    ]);
  });

  it('has a number of its own for each row, whatever it says', async () => {
    const rows = ['5', '5', '3', 'x', '99999999999'].map((r) => `<row r="${r}"><c><v>1</v></c></row>`);
    expect((await xlsx(workbookOf({ S: rows.join('') }))).map(({ row }) => row)).toEqual([5, 6, 7, 8, 9]);
  });

  it('is read once if it names one sheet many times', async () => {
    const sheets = '<sheet name="a" r:id="rId0"/>'.repeat(1_000);
    const bytes = workbookOf({ a: '<row><c><v>1</v></c></row>' }, [
      xml('xl/workbook.xml', `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`),
    ]);
    expect(await xlsx(bytes)).toHaveLength(1);
  });

  it('is refused before unpacking if its declared size is too large', async () => {
    const bomb = workbookOf({ a: '' }, [{ path: 'xl/bomb.xml', content: Buffer.from('x'), claims: 700 * 1024 ** 2 }]);
    const { read, ranges } = stored(bomb, 1_024);
    await expect(readRows(read, { size: bomb.length, type: FILE_TYPES.xlsx }, () => undefined)).rejects.toThrow(
      /too large when it is unpacked/,
    );
    expect(ranges).toHaveLength(1);
  });

  it('is refused if it unpacks to more than declared', async () => {
    const content = Buffer.alloc(50_000_000, ' ');
    const lie = workbookOf({}, [
      { path: 'xl/worksheets/sheet0.xml', content, claims: 1_000 },
      xml('xl/workbook.xml', '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId0"/></sheets></workbook>'),
      xml('xl/_rels/workbook.xml.rels', '<R><Relationship Id="rId0" Target="worksheets/sheet0.xml"/></R>'),
    ]);
    await expect(xlsx(lie)).rejects.toThrow(FileUnreadable);
  });

  it.each<[string, Buffer]>([
    ['with a path out of it', archiveOf([xml('../../etc/passwd', 'x'), xml('xl/workbook.xml', '<workbook/>')])],
    ['with custom entities', workbookOf({ a: '<!DOCTYPE x [<!ENTITY a "b">]><row><c><v>&a;</v></c></row>' })],
    ['that ends too early', workbookOf({ a: '<row><c><v>1</v></c></row>' }).subarray(0, 300)],
    ['that is not a workbook', archiveOf([xml('word/document.xml', '<w/>')])],
    ['with a cell that never ends', workbookOf({ a: `<row><c><v>${'9'.repeat(3_000_000)}</v></c></row>` })],
    ['with a cell of many texts', workbookOf({ a: `<row><c><is>${'<t>0123456789</t>'.repeat(4_000)}</is></c></row>` })],
    ['with a shared text that is too long', workbookOf({ a: '' }, [shared('<r><t>0123456789</t></r>'.repeat(4_000))])],
    [
      'with a text that too many cells share',
      workbookOf({ a: `<row>${'<c t="s"><v>0</v></c>'.repeat(450)}</row>`.repeat(45) }, [
        shared(`<t>${'9'.repeat(32_000)}</t>`),
      ]),
    ],
  ])('%s is refused', async (_, bytes) => {
    await expect(xlsx(bytes)).rejects.toThrow(FileUnreadable);
  });

  it('reports a file store failure as retryable', async () => {
    const unavailable = () =>
      new Readable({
        read() {
          this.destroy(new Error('503'));
        },
      });
    const reading = readRows(unavailable, { size: 500, type: FILE_TYPES.xlsx }, () => undefined);
    await expect(reading).rejects.toThrow('503');
  });
});
