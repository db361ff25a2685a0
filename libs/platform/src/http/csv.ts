/** For programs that would otherwise take a file for the encoding of their country. */
const BYTE_ORDER_MARK = '\ufeff';
const COMPUTED = /^[=+\-@\t\r]/;

/** As an answer's content type. */
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** The first line of a file, which names its columns. */
export const csvHeader = (titles: readonly string[]): string => BYTE_ORDER_MARK + csvLine(titles);

/** One line (RFC 4180). */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Text that a spreadsheet would run as a formula stands behind an apostrophe, which it shows as text. */
function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = COMPUTED.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
