import { FILE_TYPES, type InputReading, type InputTable, MEGABYTE } from '@casewright/rules';
import { type BillKnowledge, BillReader, InventoryReader, type InventoryTable } from '@casewright/rules/intake';
import type { InputMapping } from '../../domain/checklist';
import type { IntakeRow as SheetRow } from '@casewright/rules/intake';
import type { SheetFile, TableRead } from '../../processes/input-reader';
import { readCsv } from './csv-rows';
import { eachPackedFile, gunzipped, type PackedFile, TOO_LARGE, Unpacked } from './packed-file';
import { readParquet } from './parquet-rows';
import { FileUnreadable } from './file-unreadable';
import type { StoredBytes } from './stored-bytes';
import { MAX_CELL_LENGTH, readXlsx } from './xlsx-rows';

export type { BytesRange, StoredBytes } from './stored-bytes';

/** Characters of all cells, as often as the sheets use them: cells can share one long text. */
const MAX_TEXT_LENGTH = 600 * MEGABYTE;

export async function readTableFile(
  bytes: StoredBytes,
  file: Omit<SheetFile, 'id'>,
  table: InputTable,
  mapping: InputMapping | null,
): Promise<TableRead> {
  try {
    if (isInventory(table)) {
      const reader = new InventoryReader(table, mapping);
      await readRows(bytes, file, (row) => reader.take(row));
      return reader.result();
    }
    return { reading: await readBill(bytes, file, table, mapping), ...NO_ENTRIES };
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error;
    return unreadable(error.message);
  }
}

/** Cells decide, at the latest in the second pass, how to read those that may be read in two ways. */
const MAX_PASSES = 3;

async function readBill(
  bytes: StoredBytes,
  file: Omit<SheetFile, 'id'>,
  table: InputTable,
  mapping: InputMapping | null,
): Promise<InputReading> {
  let known: BillKnowledge | undefined;
  for (let pass = 1; ; pass++) {
    const reader = new BillReader(table, mapping, known);
    await readRows(
      bytes,
      file,
      (row) => reader.take(row),
      () => reader.wanted(),
    );
    known = reader.again();
    if (!known || pass === MAX_PASSES) return reader.result();
  }
}

/** @param problem shown to the seller */
export const unreadable = (problem: string = TOO_LARGE): TableRead => ({
  reading: { problem, ...{ sheets: [], rows: 0, totals: {}, faults: [], intake: null, also: [] } },
  ...NO_ENTRIES,
});

const NO_ENTRIES = { entries: [], faults: [], also: [] } as const;

const isInventory = (table: InputTable): table is InventoryTable => table.rows !== 'bill-line';

/** @throws FileUnreadable */
export async function readRows(
  bytes: StoredBytes,
  { size, type }: Omit<SheetFile, 'id'>,
  take: (row: SheetRow) => void,
  wanted?: () => ReadonlySet<number> | undefined,
): Promise<void> {
  const takeLimited = limited(take);
  const whole = () => bytes({ start: 0, end: size });
  switch (type) {
    case FILE_TYPES.xlsx:
      return readXlsx(bytes, size, takeLimited);
    case FILE_TYPES.parquet:
      return readParquet(bytes, size, takeLimited, { wanted });
    case FILE_TYPES.gz:
      return readCsv(gunzipped(whole()), takeLimited);
    case FILE_TYPES.zip: {
      const total = new Unpacked();
      return eachPackedFile(bytes, size, (file, isOnly) => readPacked(file, isOnly, takeLimited, total), total);
    }
    default:
      return readCsv(whole(), takeLimited);
  }
}

async function readPacked(
  file: PackedFile,
  isOnly: boolean,
  take: (row: SheetRow) => void,
  total: Unpacked,
): Promise<void> {
  const { name, type, size } = file;
  if (type === FILE_TYPES.csv) return readCsv(await file.stream(), take, isOnly ? '' : name);
  const bytes = await file.bytes();
  if (type === FILE_TYPES.parquet) return readParquet(bytes, size, take, { sheet: isOnly ? '' : name });
  const within = (row: SheetRow): SheetRow => ({ ...row, sheet: `${name}, ${row.sheet}` });
  return readXlsx(bytes, size, isOnly ? take : (row) => take(within(row)), total);
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
