import type { LineColumn, LineFault, LineFormat } from './line-format';

export interface ReadLines<Line> {
  readonly lines: readonly Line[];
  /** In the order of the file. */
  readonly faults: readonly LineFault[];
}

/** @param rows cells of all rows, starting with the header row. Empty rows are skipped */
export function readLines<Line, Column extends LineColumn>(
  format: LineFormat<Line, Column>,
  [header = [], ...rows]: readonly (readonly string[])[],
): ReadLines<Line> {
  const { places, faults } = readHeader(format, header);
  if (faults.length > 0) return { lines: [], faults };
  const width = Math.max(...places.values()) + 1;
  const lines: Line[] = [];
  const found: LineFault[] = [];
  const firstRows = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = index + 2;
    if (lines.length === format.maxLines) {
      return { lines, faults: [...found, { row, column: '', message: format.texts.tooManyLines }] };
    }
    const wrong: LineFault[] = [];
    const read = format.read(
      (column) => (cells[places.get(column) ?? -1] ?? '').trim(),
      ({ header: column }, message) => wrong.push({ row, column, message }),
    );
    if (cells.slice(width).some(Boolean)) {
      wrong.push({ row, column: '', message: 'The row has more cells than the header.' });
    }
    found.push(...wrong);
    if (read === undefined || wrong.length > 0) continue;
    const key = format.keyOf(read);
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row);
    else found.push({ row, ...format.duplicate(first) });
    lines.push(read);
  }
  if (lines.length === 0 && found.length === 0)
    return { lines, faults: [{ row: 2, column: '', message: 'The file has no lines.' }] };
  return { lines, faults: found };
}

interface ReadHeader<Column> {
  readonly places: ReadonlyMap<Column, number>;
  readonly faults: readonly LineFault[];
}

function readHeader<Line, Column extends LineColumn>(
  { columns, needed, texts }: LineFormat<Line, Column>,
  header: readonly string[],
): ReadHeader<Column> {
  const places = new Map<Column, number>();
  const faults: LineFault[] = [];
  const fault = (column: string, message: string) => faults.push({ row: 1, column, message });
  for (const [place, cell] of header.entries()) {
    const name = cell.trim();
    if (name === '') continue;
    const column = columns.find((one) => one.header.toLowerCase() === name.toLowerCase());
    if (!column) fault(name, texts.unknownColumn);
    else if (places.has(column)) fault(name, 'The file has this column twice.');
    else places.set(column, place);
  }
  for (const column of needed) if (!places.has(column)) fault(column.header, 'The file needs this column.');
  return { places, faults };
}
