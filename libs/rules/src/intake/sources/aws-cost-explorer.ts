import { currencyOfHeader } from '../../cells/currency-cell';
import { monthCellIn } from '../../cells/month-cell';
import type { Source } from '../source';

/** Amounts of a table with a column for each service, or one for each month. */
export interface WideTable {
  /** Services or months, from the second column on. Null for totals. */
  readonly columns: readonly (string | null)[];
  readonly isByMonth: boolean;
  readonly currency: string | null;
}

const ALL_SERVICES = /^total costs?$/i;
const TOTAL = /^(?:total costs?|.{1,60} total)$/i;
/** "EC2-Instances($)" is "EC2-Instances" in USD. */
export const withoutCurrency = (header: string): string =>
  header
    .trim()
    .replace(/\([^()]{1,6}\)$/, '')
    .trim();

/** A header of Cost Explorer: services and "Total costs($)", or months and "Service total". */
export function wideTableIn(header: readonly string[]): WideTable | undefined {
  const [first = '', ...rest] = header.map((cell) => cell.trim());
  const names = rest.map(withoutCurrency);
  if (!first || names.length < 2 || !names.some((name) => TOTAL.test(name))) return undefined;
  const months = names.map((name) => {
    const month = monthCellIn(name);
    return month && 'month' in month ? month.month : null;
  });
  const columns = names.map((name) => (!name || TOTAL.test(name) ? null : name));
  const isByMonth = columns.every((name, at) => name === null || months[at] !== null);
  // Other exports have columns such as "# VMs total".
  if (!isByMonth && !names.some((name) => ALL_SERVICES.test(name))) return undefined;
  const currencies = new Set(rest.flatMap((cell) => currencyOfHeader(cell) ?? []));
  return {
    columns: isByMonth ? columns.map((name, at) => (name === null ? null : (months[at] ?? null))) : columns,
    isByMonth,
    currency: currencies.size === 1 ? ([...currencies][0] ?? null) : null,
  };
}

/** A row of totals over all months or services. */
export const isWideTotal = (name: string): boolean => TOTAL.test(withoutCurrency(name.trim()));

/** Its columns depend on the data, so it is recognized by `wideTableIn`. */
export const AWS_COST_EXPLORER: Pick<Source, 'id' | 'product'> = {
  id: 'aws-cost-explorer',
  product: 'AWS Cost Explorer',
};
