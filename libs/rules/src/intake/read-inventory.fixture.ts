import { INPUT_TABLES, type InventoryTable } from '../inputs/input-tables';
import type { IntakeMapping } from './inventory-sheet';
import { InventoryReader, type InventoryResult } from './read-inventory';

/** Rows by sheet, header first. The sheet of a CSV has no name. */
export type Sheets = Readonly<Record<string, readonly (readonly string[])[]>>;

export function readSheets(
  sheets: Sheets,
  table: InventoryTable = INPUT_TABLES.machines,
  mapping: IntakeMapping | null = null,
  /** Rows, from 1. */
  hidden: readonly number[] = [],
): InventoryResult {
  const reader = new InventoryReader(table, mapping);
  for (const [sheet, rows] of Object.entries(sheets))
    rows.forEach((cells, index) =>
      reader.take({ sheet, row: index + 1, cells, decimal: '.', isHidden: hidden.includes(index + 1) }),
    );
  return reader.result();
}
