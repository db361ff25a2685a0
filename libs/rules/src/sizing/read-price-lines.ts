import { type LineFormat } from '../line-files/line-format';
import { type ReadLines, readLines } from '../line-files/read-lines';
import { cellOf, MAX_PRICE_LINES, PRICE_COLUMNS, type PriceColumn } from './price-columns';
import { COMMITMENTS, lineKey, PRICE_FIELDS, type PriceField, type PriceLine } from './price-line';

/** The CSV files of price books. */
export const PRICE_FORMAT: LineFormat<PriceLine, PriceColumn> = {
  columns: PRICE_COLUMNS,
  needed: PRICE_COLUMNS.filter(({ kinds, isOptional }) => kinds.length > 2 && isOptional !== true),
  maxLines: MAX_PRICE_LINES,
  texts: {
    unknownColumn: 'Price books have no such column.',
    tooManyLines: `A price book can have up to ${MAX_PRICE_LINES.toLocaleString('en-US')} lines.`,
  },
  read: readRow,
  cellOf,
  keyOf: lineKey,
  duplicate: (first) => ({ column: 'Name', message: `Row ${first} has the same kind, provider, region, and name.` }),
  nameOf: ({ kind, provider, region, name }) => [name, kind, provider, ...(region === '' ? [] : [region])].join(' · '),
  // Sizes and prices.
  compared: PRICE_COLUMNS.slice(PRICE_COLUMNS.findIndex(({ header }) => header === 'vCPU')),
};

/** @param rows cells of all rows, starting with the header row. Empty rows are skipped */
export const readPriceLines = (rows: readonly (readonly string[])[]): ReadLines<PriceLine> =>
  readLines(PRICE_FORMAT, rows);

function readRow(
  cell: (column: PriceColumn) => string,
  fault: (column: PriceColumn, message: string) => void,
): PriceLine | undefined {
  const [kindColumn] = PRICE_COLUMNS;
  const kind = kindColumn?.read(cell(kindColumn));
  if (kindColumn && kind === undefined) fault(kindColumn, kindColumn.fault);
  if (kind === undefined) return undefined;
  const values: Partial<Record<PriceField, string | number>> = { region: '', family: '' };
  let isRight = true;
  const refuse = (column: PriceColumn, message: string) => {
    isRight = false;
    fault(column, message);
  };
  for (const column of PRICE_COLUMNS) {
    const text = cell(column);
    if (column === kindColumn) continue;
    if (!column.kinds.some((one) => one === kind)) {
      if (text !== '') refuse(column, `Leave this empty for ${ARTICLES[String(kind)]}.`);
    } else if (text === '') {
      if (column.isOptional !== true) refuse(column, `Required for ${ARTICLES[String(kind)]}.`);
    } else {
      const value = column.read(text);
      if (value === undefined) refuse(column, column.fault);
      else values[column.field] = value;
    }
  }
  const isPriced = COMMITMENTS.some((commitment) => values[PRICE_FIELDS[commitment]] !== undefined);
  const onDemand = PRICE_COLUMNS.find(({ field }) => field === PRICE_FIELDS['on-demand']);
  if (kind === 'instance' && !isPriced && isRight && onDemand) {
    refuse(onDemand, 'Enter at least one price per hour.');
  }
  return isRight ? ({ ...values, kind } as PriceLine) : undefined;
}

const ARTICLES: Readonly<Record<string, string>> = {
  instance: 'an instance',
  host: 'a host',
  license: 'a license',
  storage: 'storage',
};
