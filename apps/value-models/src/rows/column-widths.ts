import type { AssumptionColumn } from '../sheet/assumption-cells';

/** Fixed widths, independent of the content. Values have room for hundreds of millions of dollars. */
export const COLUMN_WIDTHS: Readonly<Partial<Record<AssumptionColumn, string>>> = {
  label: 'w-[24%]',
  base: 'w-29',
  unit: 'w-[14%]',
  source: 'w-[16%]',
  asOf: 'w-[13.5%]',
  confidence: 'w-[11%]',
};
