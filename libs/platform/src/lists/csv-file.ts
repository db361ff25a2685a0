import { unparse } from 'papaparse';

export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/** CSV (RFC 4180) that spreadsheets read as UTF-8 without running formulas. Starts with the header row. */
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
/** Includes the full-width characters of Asian keyboards, and invisible characters, which spreadsheets may drop. */
const FORMULA = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r＝＋－＠]/u;

const written = (records: readonly unknown[][]): string =>
  unparse([...records], { newline: NEW_LINE, escapeFormulae: FORMULA }) + NEW_LINE;
