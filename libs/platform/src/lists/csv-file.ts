/** The cell of each column, by its title. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\ufeff';
const QUOTED = /[",\r\n]/;
/** What spreadsheet programs run, also as full-width characters. */
const FORMULA = /^[-=+@\t\r\uff0d\uff1d\uff0b\uff20]/;
const NEEDS_CARE = new RegExp(`${QUOTED.source}|${FORMULA.source}`);

/**
 * The rows as a CSV file (RFC 4180), piece by piece; its head comes before the first row. Spreadsheet programs read it
 * as UTF-8, and no cell as a formula.
 */
export async function* csvFile<Row>(
  batches: AsyncIterable<readonly Row[]>,
  columns: CsvColumns<Row>,
): AsyncIterable<string> {
  const cells = Object.values(columns);
  yield BYTE_ORDER_MARK + lineOf(Object.keys(columns));
  for await (const rows of batches) yield rows.map((row) => lineOf(cells.map((cellOf) => cellOf(row)))).join('');
}

const lineOf = (cells: readonly CsvCell[]): string => `${cells.map(written).join(',')}\r\n`;

/** Most cells are written as they are: one test tells which. */
function written(cell: CsvCell): CsvCell {
  if (typeof cell !== 'string' || !NEEDS_CARE.test(cell)) return cell;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
