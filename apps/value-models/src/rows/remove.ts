import { removeRow, type RowList } from '../editing/changes';
import type { Editing } from '../editing/editing';

/** Removes a row, whose place the one after it takes for the keyboard, or the one before it. */
export function remove(editing: Editing, list: RowList, id: string, shown: readonly { readonly id: string }[]): void {
  const at = shown.findIndex((row) => row.id === id);
  const next = shown[at + 1] ?? shown[at - 1];
  editing.change(removeRow(list, id));
  editing.seek(next && { list, id: next.id });
}
