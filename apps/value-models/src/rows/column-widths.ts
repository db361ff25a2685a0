import type { AssumptionColumn } from '../sheet/assumption-cells';

/** Fixed widths, independent of the content. Values have room for hundreds of millions of dollars, units and dates for their longest. */
export const COLUMN_WIDTHS: Readonly<Partial<Record<AssumptionColumn, string>>> = {
  label: 'w-[24%]',
  base: 'w-29',
  unit: 'w-[15.4%]',
  source: 'w-[13.4%]',
  asOf: 'w-[14.7%]',
  confidence: 'w-[11%]',
};
