import { microsIn, microsText } from './money';
import {
  COMMITMENTS,
  LINE_KINDS,
  type LineKind,
  PRICE_FIELDS,
  type PriceField,
  type PriceLine,
  type PriceValues,
} from './price-line';

export const MAX_PRICE_LINES = 5_000;
/** Size of a file, in characters. */
export const MAX_PRICE_FILE_LENGTH = 1_000_000;
const MAX_TEXT_LENGTH = 100;

export interface PriceColumn {
  /** As in the header row. */
  readonly header: string;
  readonly field: PriceField;
  readonly kinds: readonly LineKind[];
  readonly isOptional?: boolean;
  /** Returns undefined for a cell that it refuses. */
  readonly read: (cell: string) => string | number | undefined;
  readonly write: (value: string | number) => string;
  readonly fault: string;
}

/** Starts with a letter or digit, so that no spreadsheet runs it as a formula. */
const NAME = /^[\p{L}\p{N}][^\p{C}]*$/u;

const text = (header: string, field: PriceField, isOptional = false): PriceColumn => ({
  ...{ header, field, kinds: LINE_KINDS, isOptional },
  read: (cell) => (NAME.test(cell) && cell.length <= MAX_TEXT_LENGTH ? cell : undefined),
  write: String,
  fault: `Enter at most ${MAX_TEXT_LENGTH} characters, starting with a letter or digit.`,
});

const DECIMAL = /^\d{1,9}(?:\.\d{1,6})?$/;
const WHOLE = /^\d{1,9}$/;

const size = (header: string, field: PriceField, kinds: readonly LineKind[], most: number, more = {}): PriceColumn => ({
  ...{ header, field, kinds },
  read: (cell) => between(DECIMAL.test(cell) ? Number(cell) : NaN, most),
  write: String,
  fault: `Enter a number above 0 and up to ${most.toLocaleString('en-US')}, with a decimal point.`,
  ...more,
});

const count = (header: string, field: PriceField, most: number): PriceColumn => ({
  ...size(header, field, ['host'], most),
  read: (cell) => between(WHOLE.test(cell) ? Number(cell) : NaN, most),
  fault: `Enter a whole number from 1 to ${most}.`,
});

/** The bounds keep sums over all machines of an inventory exact. */
const MOST_PER_HOUR = 1_000;
const MOST = 100_000_000;

const price = (header: string, field: PriceField, kind: LineKind, most: number, isOptional = false): PriceColumn => ({
  ...{ header, field, kinds: [kind], isOptional },
  read: (cell) => between(microsIn(cell) ?? NaN, most * 1_000_000),
  write: (micros) => microsText(Number(micros)),
  fault: `Enter a price above 0 and up to ${most.toLocaleString('en-US')}, with a decimal point and no currency sign.`,
});

const between = (value: number, most: number): number | undefined => (value > 0 && value <= most ? value : undefined);

const COMMITMENT_HEADERS = {
  'on-demand': 'On demand per hour',
  'one-year': '1 year per hour',
  'three-years': '3 years per hour',
} as const;

/** Columns of a price book's file, in order. Files may leave out columns that none of their lines needs. */
export const PRICE_COLUMNS: readonly PriceColumn[] = [
  {
    ...{ header: 'Kind', field: 'kind', kinds: LINE_KINDS },
    read: (cell) => LINE_KINDS.find((kind) => kind === cell.toLowerCase()),
    write: String,
    fault: `Enter ${LINE_KINDS.slice(0, -1).join(', ')}, or ${LINE_KINDS.at(-1)}.`,
  },
  text('Provider', 'provider'),
  text('Region', 'region', true),
  text('Family', 'family', true),
  text('Name', 'name'),
  size('vCPU', 'vcpu', ['instance'], 4_096),
  count('CPUs', 'cpus', 64),
  count('Cores per CPU', 'coresPerCpu', 1_024),
  size('Memory GiB', 'memoryGib', ['instance', 'host'], 131_072),
  size('Maximum storage GiB', 'maxStorageGib', ['instance', 'host'], 100_000_000, { isOptional: true }),
  ...COMMITMENTS.map((commitment) =>
    price(COMMITMENT_HEADERS[commitment], PRICE_FIELDS[commitment], 'instance', MOST_PER_HOUR, true),
  ),
  price('Purchase price', 'purchaseMicros', 'host', MOST),
  price('Price per core per year', 'yearlyMicrosPerCore', 'license', MOST),
  price('Price per GiB per month', 'monthlyMicrosPerGib', 'storage', MOST_PER_HOUR),
];

/** Cells as in a file, empty where the kind has no value. */
export const cellOf = ({ field, write }: PriceColumn, line: PriceLine): string => {
  const values: PriceValues = line;
  const value = values[field];
  return value === undefined || value === '' ? '' : write(value);
};
