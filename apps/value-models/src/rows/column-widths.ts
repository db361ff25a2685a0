import type { AssumptionColumn } from '../sheet/assumption-cells';

/** Of the table of assumptions, whatever stands in its cells. */
export const COLUMN_WIDTHS: Readonly<Partial<Record<AssumptionColumn, string>>> = {
  label: 'w-[26%]',
  base: 'w-[11%]',
  unit: 'w-[15%]',
  source: 'w-[17%]',
  asOf: 'w-[14%]',
  confidence: 'w-[11.5%]',
};
