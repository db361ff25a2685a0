import { ListFileUnreadable } from '@casewright/kernel';
import { CsvError, parse } from 'csv-parse/sync';

/** Rows as a spreadsheet numbers them, empty ones included. The separator is the one of the header row. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const [header = ''] = text.split(/\r?\n|\r/, 1);
  const delimiter = SEPARATORS.reduce((best, next) => (count(header, next) > count(header, best) ? next : best));
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: false });
  } catch (error) {
    if (error instanceof CsvError) throw new ListFileUnreadable(Number(error['records'] ?? 0) + 1);
    throw error;
  }
}

const SEPARATORS = [',', ';', '\t'] as const;

const count = (text: string, sign: string): number => text.split(sign).length;
