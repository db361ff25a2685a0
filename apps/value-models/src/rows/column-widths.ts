import type { AssumptionColumn } from '../sheet/assumption-cells';

/** Fixed widths, independent of the content. */
export const COLUMN_WIDTHS: Readonly<Partial<Record<AssumptionColumn, string>>> = {
  label: 'w-[26%]',
  base: 'w-[11%]',
  unit: 'w-[15%]',
  source: 'w-[17%]',
  asOf: 'w-[14%]',
  confidence: 'w-[11.5%]',
};
