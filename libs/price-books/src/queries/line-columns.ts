import { PRICE_COLUMNS, type PriceField, type PriceLine, type PriceValues } from '@casewright/rules';

/** Columns of `price_books.lines` by field. Amounts are exact as float8: they are whole and below 2^53. */
const COLUMNS: Readonly<Record<PriceField, readonly [column: string, type: 'text' | 'float8']>> = {
  kind: ['kind', 'text'],
  provider: ['provider', 'text'],
  region: ['region', 'text'],
  family: ['family', 'text'],
  name: ['name', 'text'],
  vcpu: ['vcpu', 'float8'],
  cpus: ['cpus', 'float8'],
  coresPerCpu: ['cores_per_cpu', 'float8'],
  memoryGib: ['memory_gib', 'float8'],
  maxStorageGib: ['max_storage_gib', 'float8'],
  onDemandHourlyMicros: ['on_demand_hourly_micros', 'float8'],
  oneYearHourlyMicros: ['one_year_hourly_micros', 'float8'],
  threeYearsHourlyMicros: ['three_years_hourly_micros', 'float8'],
  purchaseMicros: ['purchase_micros', 'float8'],
  yearlyMicrosPerCore: ['yearly_micros_per_core', 'float8'],
  monthlyMicrosPerGib: ['monthly_micros_per_gib', 'float8'],
};

const fields = Object.entries(COLUMNS);

export const LINE_COLUMNS = fields.map(([, [column]]) => column).join(', ');

/** With fields as names. */
export const SELECTED_LINE_COLUMNS = fields
  .map(([field, [column, type]]) => `${type === 'text' ? column : `${column}::float8`} as "${field}"`)
  .join(', ');

/** Of a JSON array with a line each. */
export const LINE_RECORD = fields.map(([field, [, type]]) => `"${field}" ${type}`).join(', ');

export const LINE_FIELDS = fields.map(([field]) => `"${field}"`).join(', ');

export type LineRow = Readonly<Record<string, string | number | null>>;

/** Leaves out what the kind has no value for. */
export function lineOf(row: LineRow): PriceLine {
  const values: PriceValues = Object.fromEntries(
    PRICE_COLUMNS.flatMap(({ field }) => (row[field] === null ? [] : [[field, row[field]]])),
  );
  return values as PriceLine;
}
