import type { DecimalSign } from '@casewright/rules';
import { Parser } from 'papaparse';
import type { IntakeRow as SheetRow } from '@casewright/rules/intake';
import { csvText } from './csv-text';
import { FileUnreadable } from './file-unreadable';

/** Longer than any real row. An unclosed quote would turn the rest of the file into one row. */
const MAX_ROW_LENGTH = 256 * 1024;
const HEAD_LENGTH = 64 * 1024;
const MAX_COUNTED = 100;
const SEPARATORS = [',', ';', '\t', '|'];

interface ParsedRows {
  readonly data: string[][];
  readonly errors: readonly { readonly code: string; readonly row?: number }[];
  /** `cursor`: where the first unfinished row starts. */
  readonly meta: { readonly cursor: number };
}

/** Detects encoding and separator. @param sheet name of the file within an archive */
export async function readCsv(
  content: AsyncIterable<Uint8Array>,
  take: (row: SheetRow) => void,
  sheet = '',
): Promise<void> {
  const text = csvText(content);
  const { head, isAll } = await headOf(text);
  const { separator, start, firstRow } = separatorOf(head);
  // A comma that separates cells cannot be the decimal sign.
  const decimal: DecimalSign = separator === ';' ? ',' : '.';
  const newline = /\n/.test(head) ? '\n' : '\r';
  const parser = new Parser({ delimiter: separator, newline });
  let [rest, row] = [head.slice(start), firstRow];
  const parse = (isLast: boolean): void => {
    const { data, errors, meta } = parser.parse(rest, 0, !isLast) as ParsedRows;
    for (const cells of data) {
      trimReturn(cells);
      if (cells.length > 1 || cells[0]) take({ sheet, row, cells, decimal });
      row += 1;
    }
    // With the last rows, the parser closes open quotes itself.
    if (isLast && errors.some(({ code }) => code === 'MissingQuotes')) throw new FileUnreadable(openQuote(row - 1));
    rest = isLast ? '' : rest.slice(meta.cursor);
    if (rest.length > MAX_ROW_LENGTH)
      throw new FileUnreadable(`Row ${row} is longer than any row should be. Check its quotation marks.`);
  };
  parse(isAll);
  if (isAll) return;
  for await (const more of text) {
    // The rows of a piece live until all of it is parsed.
    for (let at = 0; at < more.length; at += HEAD_LENGTH) {
      rest += more.slice(at, at + HEAD_LENGTH);
      parse(false);
    }
  }
  parse(true);
}

const openQuote = (row: number): string => `We can’t read the file from row ${row} on. Check its quotation marks.`;

/** Rows of Windows end with a carriage return, and text of old programs with Control-Z. */
function trimReturn(cells: string[]): void {
  const at = cells.length - 1;
  const last = cells[at] ?? '';
  if (last.endsWith('\r')) cells[at] = last.slice(0, -1);
  if (at === 0 && cells[0] === '\u001a') cells[0] = '';
}

async function headOf(text: AsyncGenerator<string>): Promise<{ readonly head: string; readonly isAll: boolean }> {
  let head = '';
  while (head.length < HEAD_LENGTH) {
    const next = await text.next();
    if (next.done) return { head: withoutMark(head), isAll: true };
    head += next.value;
  }
  return { head: withoutMark(head), isAll: false };
}

const withoutMark = (head: string): string => head.replace(/^\ufeff/, '');

/** Excel may write a first row that names the separator. */
function separatorOf(head: string): { readonly separator: string; readonly start: number; readonly firstRow: number } {
  const named = /^sep=(.)\r?\n/i.exec(head);
  if (named) return { separator: named[1] ?? ',', start: named[0].length, firstRow: 2 };
  const rows = head
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n|\r/)
    .slice(0, 20);
  const [separator = ','] = SEPARATORS.toSorted((one, other) => evenness(rows, other) - evenness(rows, one));
  return { separator, start: 0, firstRow: 1 };
}

/** Rows that have the sign equally often, and how often. Commas within texts and amounts are in some rows only. */
function evenness(rows: readonly string[], sign: string): number {
  const counts = rows.map((row) => Math.min(row.split(sign).length - 1, MAX_COUNTED)).filter((count) => count > 0);
  const even = Map.groupBy(counts, (count) => count);
  return Math.max(0, ...[...even].map(([count, { length }]) => length * (MAX_COUNTED + 1) + count));
}
