import { stringify } from 'csv-stringify/sync';

/** The cell of each column, by its title. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/**
 * The rows as a CSV file (RFC 4180), piece by piece; its head comes before the first row. Spreadsheet programs read it
 * as UTF-8, and no cell as a formula.
 */
export async function* csvFile<Row>(
  batches: AsyncIterable<readonly Row[]>,
  columns: CsvColumns<Row>,
): AsyncIterable<string> {
  const cells = Object.values(columns);
  yield written([Object.keys(columns)], { bom: true });
  for await (const rows of batches) yield written(rows.map((row) => cells.map((cellOf) => cellOf(row))));
}

const written = (records: readonly unknown[][], { bom = false } = {}): string =>
  stringify([...records], { bom, record_delimiter: 'windows', quoted_match: /[\r\n]/, escape_formulas: true });
