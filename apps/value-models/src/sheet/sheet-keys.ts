import type { KeyboardEvent } from 'react';

/** Marks a cell: `data-cell="row:column"`. */
export const cellAt = (row: number, column: number) => ({ 'data-cell': `${row}:${column}` }) as const;

/** Marks what may be typed into by whether something is, and is not taken over yet. */
export const editedCell = (isEdited: boolean) => ({ 'data-editing': String(isEdited) }) as const;
export const isEditedCell = ({ dataset }: HTMLElement): boolean => dataset['editing'] === 'true';
export const isIdleCell = ({ dataset }: HTMLElement): boolean => dataset['editing'] === 'false';
export const hasEditedCell = (): boolean => document.querySelector('[data-editing="true"]') !== null;

/** Moves among the cells of a table as in a spreadsheet. Tab follows the order of the page. */
export function onSheetKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return;
  const [row, column] = (target.dataset['cell'] ?? '').split(':').map(Number);
  if (row === undefined || column === undefined || Number.isNaN(row)) return;
  const isEditing = isEditedCell(target);
  const step = stepOf(key, shiftKey);
  if (!step || (isEditing && step.isSideways)) return;
  event.preventDefault();
  const next = currentTarget.querySelector<HTMLElement>(`[data-cell="${row + step.rows}:${column + step.columns}"]`);
  if (next) next.focus();
  // At the edge the cell is taken over all the same.
  else if (isEditing) {
    target.blur();
    target.focus();
  }
}

function stepOf(key: string, isBack: boolean) {
  switch (key) {
    case 'ArrowDown':
      return { rows: 1, columns: 0, isSideways: false };
    case 'ArrowUp':
      return { rows: -1, columns: 0, isSideways: false };
    case 'Enter':
      return { rows: isBack ? -1 : 1, columns: 0, isSideways: false };
    case 'ArrowRight':
      return { rows: 0, columns: 1, isSideways: true };
    case 'ArrowLeft':
      return { rows: 0, columns: -1, isSideways: true };
    default:
      return undefined;
  }
}
