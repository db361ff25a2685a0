import type { InputTable } from '@casewright/rules';
import type { InventoryResult } from '@casewright/rules/intake';
import type { InputMapping } from '../domain/checklist';

export interface SheetFile {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** Media type of the content. */
  readonly type: string | null;
}

/** What a file says, with its machines or hosts. Lines of bills aren't retained. */
export type TableRead = InventoryResult;

/** Reads a seller's table in a process of its own: the worker must survive any file. */
export abstract class InputReader {
  /** A file that can't be read yields a reading with a problem. @throws if the file store fails: a retry may help */
  abstract read(file: SheetFile, table: InputTable, mapping: InputMapping | null): Promise<TableRead>;
}
