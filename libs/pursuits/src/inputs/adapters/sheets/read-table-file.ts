import { FILE_TYPES, type InputReading, type InputTable, MEGABYTE } from '@casewright/rules';
import type { InputMapping } from '../../domain/checklist';
import type { SheetRow } from '../../domain/read-sheet';
import { TableReader } from '../../domain/read-table';
import type { SheetFile } from '../../processes/input-reader';
import { readCsv } from './csv-rows';
import { FileUnreadable } from './file-unreadable';
import type { StoredBytes } from './stored-bytes';
import { MAX_CELL_LENGTH, readXlsx, TOO_LARGE } from './xlsx-rows';

export type { BytesRange, StoredBytes } from './stored-bytes';

/** Characters of all cells, as often as the sheets use them: cells can share one long text. */
const MAX_TEXT_LENGTH = 600 * MEGABYTE;

export async function readTableFile(
  bytes: StoredBytes,
  file: Omit<SheetFile, 'id'>,
  table: InputTable,
  mapping: InputMapping | null,
): Promise<InputReading> {
  const reader = new TableReader(table, mapping);
  try {
    await readRows(bytes, file, (row) => reader.take(row));
    return reader.result();
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error;
    return unreadable(error.message);
  }
}

/** @param problem shown to the seller */
export const unreadable = (problem: string = TOO_LARGE): InputReading => ({
  problem,
  sheets: [],
  rows: 0,
  totals: {},
  faults: [],
});

/** @throws FileUnreadable */
export function readRows(
  bytes: StoredBytes,
  { size, type }: Omit<SheetFile, 'id'>,
  take: (row: SheetRow) => void,
): Promise<void> {
  const takeLimited = limited(take);
  return type === FILE_TYPES.xlsx
    ? readXlsx(bytes, size, takeLimited)
    : readCsv(bytes({ start: 0, end: size }), takeLimited);
}

/** Checks each cell before any rule looks at it. */
function limited(take: (row: SheetRow) => void): (row: SheetRow) => void {
  let length = 0;
  return (row) => {
    for (const cell of row.cells) {
      if (cell.length > MAX_CELL_LENGTH)
        throw new FileUnreadable(
          `${row.sheet ? `Sheet “${row.sheet}”, row` : 'Row'} ${row.row} has a cell with more than 32,767 characters. Check its quotation marks.`,
        );
      length += cell.length;
    }
    if (length > MAX_TEXT_LENGTH) throw new FileUnreadable(TOO_LARGE);
    take(row);
  };
}
