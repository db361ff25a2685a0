import { MAX_PRICE_LINES, PRICE_COLUMNS } from './price-columns';
import { COMMITMENTS, lineKey, PRICE_FIELDS, type PriceField, type PriceLine } from './price-line';

/** `row` counts the header as row 1. `column` is a header, or empty for the whole row. */
export interface PriceFault {
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

export interface ReadPriceLines {
  readonly lines: readonly PriceLine[];
  /** In the order of the file. */
  readonly faults: readonly PriceFault[];
}

type Column = (typeof PRICE_COLUMNS)[number];

/** @param rows cells of all rows, starting with the header row. Empty rows are skipped */
export function readPriceLines([header = [], ...rows]: readonly (readonly string[])[]): ReadPriceLines {
  const { places, faults } = readHeader(header);
  if (faults.length > 0) return { lines: [], faults };
  const lines: PriceLine[] = [];
  const found: PriceFault[] = [];
  const firstRows = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = index + 2;
    if (lines.length === MAX_PRICE_LINES) {
      const most = MAX_PRICE_LINES.toLocaleString('en-US');
      return { lines, faults: [...found, { row, column: '', message: `A price book can have up to ${most} lines.` }] };
    }
    const { line, faults: wrong } = readRow(row, cells, places);
    found.push(...wrong);
    if (!line) continue;
    const key = lineKey(line);
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row);
    else found.push({ row, column: 'Name', message: `Row ${first} has the same kind, provider, region, and name.` });
    lines.push(line);
  }
  if (lines.length === 0 && found.length === 0)
    return { lines, faults: [{ row: 2, column: '', message: 'The file has no lines.' }] };
  return { lines, faults: found };
}

type Places = ReadonlyMap<Column, number>;

function readHeader(header: readonly string[]): { readonly places: Places; readonly faults: readonly PriceFault[] } {
  const places = new Map<Column, number>();
  const faults: PriceFault[] = [];
  const fault = (column: string, message: string) => faults.push({ row: 1, column, message });
  for (const [place, cell] of header.entries()) {
    const name = cell.trim();
    if (name === '') continue;
    const column = PRICE_COLUMNS.find((one) => one.header.toLowerCase() === name.toLowerCase());
    if (!column) fault(name, 'Price books have no such column.');
    else if (places.has(column)) fault(name, 'The file has this column twice.');
    else places.set(column, place);
  }
  for (const column of PRICE_COLUMNS) {
    const isNeeded = column.kinds.length > 2 && column.isOptional !== true;
    if (isNeeded && !places.has(column)) fault(column.header, 'The file needs this column.');
  }
  return { places, faults };
}

interface ReadRow {
  readonly line?: PriceLine;
  readonly faults: readonly PriceFault[];
}

function readRow(row: number, cells: readonly string[], places: Places): ReadRow {
  const faults: PriceFault[] = [];
  const cell = (column: Column) => (cells[places.get(column) ?? -1] ?? '').trim();
  const fault = ({ header }: Column, message: string) => faults.push({ row, column: header, message });
  const [kindColumn] = PRICE_COLUMNS;
  const kind = kindColumn?.read(cell(kindColumn));
  if (kindColumn && kind === undefined) fault(kindColumn, kindColumn.fault);
  const values: Partial<Record<PriceField, string | number>> = { region: '', family: '' };
  for (const column of PRICE_COLUMNS) {
    const text = cell(column);
    if (kind === undefined || column === kindColumn) continue;
    if (!column.kinds.some((one) => one === kind)) {
      if (text !== '') fault(column, `Leave this empty for ${ARTICLES[String(kind)]}.`);
    } else if (text === '') {
      if (column.isOptional !== true) fault(column, `Required for ${ARTICLES[String(kind)]}.`);
    } else {
      const value = column.read(text);
      if (value === undefined) fault(column, column.fault);
      else values[column.field] = value;
    }
  }
  const isPriced = COMMITMENTS.some((commitment) => values[PRICE_FIELDS[commitment]] !== undefined);
  if (kind === 'instance' && !isPriced && faults.length === 0) {
    faults.push({ row, column: 'On demand per hour', message: 'Enter at least one price per hour.' });
  }
  if (cells.length > Math.max(...places.values()) + 1 && cells.slice(Math.max(...places.values()) + 1).some(Boolean)) {
    faults.push({ row, column: '', message: 'The row has more cells than the header.' });
  }
  if (faults.length > 0) return { faults };
  return { line: { ...values, kind } as PriceLine, faults };
}

const ARTICLES: Readonly<Record<string, string>> = {
  instance: 'an instance',
  host: 'a host',
  license: 'a license',
  storage: 'storage',
};
