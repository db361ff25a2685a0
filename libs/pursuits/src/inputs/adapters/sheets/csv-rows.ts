import type { DecimalSign } from '@casewright/rules';
import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SheetRow } from '../../domain/read-sheet';
import { csvText } from './csv-text';
import { FileUnreadable } from './file-unreadable';

/** Longer than any real row. An unclosed quote would turn the rest of the file into one row. */
const MAX_ROW_LENGTH = 256 * 1024;
const HEAD_LENGTH = 64 * 1024;
const SEPARATORS = [',', ';', '\t', '|'];

/** Detects encoding and separator. */
export async function readCsv(content: AsyncIterable<Uint8Array>, take: (row: SheetRow) => void): Promise<void> {
  const text = csvText(content);
  const { head, isAll } = await headOf(text);
  const { separator, firstRow } = separatorOf(head);
  // A comma that separates cells cannot be the decimal sign.
  const decimal: DecimalSign = separator === ';' ? ',' : '.';
  const parser = parse({
    ...{ delimiter: separator, from_line: firstRow, bom: true },
    ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: true, max_record_size: MAX_ROW_LENGTH },
    on_record: (cells: string[], { records, empty_lines }) => {
      take({ sheet: '', row: records + empty_lines + firstRow - 1, cells, decimal });
      return null;
    },
  });
  parser.resume();
  try {
    await pipeline(Readable.from(startingWith(head, isAll ? [] : text)), parser);
  } catch (error) {
    throw error instanceof CsvError ? new FileUnreadable(reasonOf(error)) : error;
  }
}

const reasonOf = ({ code, records }: CsvError): string =>
  code === 'CSV_MAX_RECORD_SIZE'
    ? `Row ${Number(records) + 1} is longer than any row should be. Check its quotation marks.`
    : `We can’t read the file from row ${Number(records) + 1} on. Check its quotation marks.`;

async function headOf(text: AsyncGenerator<string>): Promise<{ readonly head: string; readonly isAll: boolean }> {
  let head = '';
  while (head.length < HEAD_LENGTH) {
    const next = await text.next();
    if (next.done) return { head, isAll: true };
    head += next.value;
  }
  return { head, isAll: false };
}

async function* startingWith(head: string, rest: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/** Excel may write a first row that names the separator. */
function separatorOf(head: string): { readonly separator: string; readonly firstRow: number } {
  const named = /^\ufeff?sep=(.)\r?\n/i.exec(head)?.[1];
  if (named) return { separator: named, firstRow: 2 };
  const rows = head
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n|\r/)
    .slice(0, 20);
  const countOf = (sign: string) => rows.reduce((sum, row) => sum + Math.min(row.split(sign).length - 1, 100), 0);
  const separator = SEPARATORS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
  return { separator, firstRow: 1 };
}
