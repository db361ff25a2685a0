import { INPUT_TABLES } from '../../inputs/input-tables';
import type { InputReading } from '../../inputs/reading';
import type { IntakeMapping, IntakeRow } from '../inventory-sheet';
import type { Cloud } from './clouds';
import { type BillKnowledge, BillReader } from './read-bill';

/** Rows of a table that is written with bars: "Service | Month | Cost". */
export const rowsOf = (text: string): readonly string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

interface How {
  readonly decimal?: '.' | ',';
  readonly mapping?: IntakeMapping;
  /** Of the item. */
  readonly cloud?: Cloud;
  readonly currencies?: Readonly<Record<number, string>>;
  /** Rows, from 1. */
  readonly hidden?: readonly number[];
}

/** Reads rows as a file is read: again, if its cells decide otherwise. */
export const readBill = (rows: readonly (readonly string[])[], how: How = {}): InputReading =>
  readBills({ '': rows }, how);

/** @param sheets rows by the name of a sheet, or of a file of an archive */
export function readBills(
  sheets: Readonly<Record<string, readonly (readonly string[])[]>>,
  { decimal = '.', mapping, currencies, cloud, hidden }: How = {},
): InputReading {
  const rows = Object.entries(sheets).flatMap(([sheet, lines]) =>
    lines.map((cells, index): IntakeRow => ({
      ...{ sheet, row: index + 1, cells, decimal },
      ...(index > 0 && currencies && { currencies }),
      ...(hidden?.includes(index + 1) && { isHidden: true }),
    })),
  );
  const read = (known?: BillKnowledge): InputReading => {
    const reader = new BillReader({ ...INPUT_TABLES.bill, ...(cloud && { cloud }) }, mapping ?? null, known);
    for (const row of rows) reader.take(row);
    const again = known === undefined || known.size < 5 ? reader.again() : undefined;
    return again ? read(again) : reader.result();
  };
  return read();
}
