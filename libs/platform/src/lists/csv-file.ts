import { unparse } from 'papaparse';

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
  yield `${BYTE_ORDER_MARK}${written([Object.keys(columns)])}`;
  for await (const rows of batches) yield written(rows.map((row) => cells.map((cellOf) => cellOf(row))));
}

const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = '\r\n';
/** Also by the wide characters of Asian keyboards. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const written = (records: readonly unknown[][]): string =>
  unparse([...records], { newline: NEW_LINE, escapeFormulae: FORMULA }) + NEW_LINE;
