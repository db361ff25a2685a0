import type { InventoryEntry } from '@casewright/rules/intake';

/** The file of an item, and the kind of its rows. */
export interface RowsOfInput {
  readonly caseId: string;
  readonly key: string;
  readonly fileId: string;
  readonly kind: InventoryEntry['kind'];
}
