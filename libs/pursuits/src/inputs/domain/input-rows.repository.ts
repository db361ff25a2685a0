import type { CorrectedRows, InventoryEntry, RowCorrection, RowFault } from '@casewright/rules/intake';
import type { RowsOfInput } from './rows-of-input';

export interface NewCorrection extends RowCorrection {
  readonly id: string;
  /** Of the row in the order of the file, from 0. */
  readonly position: number;
  readonly byId: string;
  readonly at: Date;
}

/** Machines and hosts of uploaded files, with their corrections. */
export abstract class InputRows {
  abstract add(rows: RowsOfInput, entries: readonly InventoryEntry[], faults: readonly RowFault[]): Promise<void>;

  /** Before the file is read again. Corrections remain: they belong to places in the file. */
  abstract clear(fileId: string): Promise<void>;

  /** Also the corrections. */
  abstract remove(fileId: string): Promise<void>;

  /** Ends an earlier correction of the same field. @returns false without such a row */
  abstract correct(rows: RowsOfInput, correction: NewCorrection): Promise<boolean>;

  /** @returns false if it has ended, or belongs to another item */
  abstract undo(rows: RowsOfInput, correctionId: string, byId: string, at: Date): Promise<boolean>;

  abstract corrected(rows: RowsOfInput): Promise<CorrectedRows>;
}
