import { removeRow, type RowList } from '../editing/changes';
import type { Editing } from '../editing/editing';

/** Removes a row and moves the focus to the next one, or to the previous one. */
export function remove(editing: Editing, list: RowList, id: string, shown: readonly { readonly id: string }[]): void {
  const at = shown.findIndex((row) => row.id === id);
  const next = shown[at + 1] ?? shown[at - 1];
  editing.change(removeRow(list, id));
  editing.seek(next && { list, id: next.id });
}
