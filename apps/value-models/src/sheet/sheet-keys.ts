import type { KeyboardEvent } from 'react';

export const cellAt = (row: number, column: number) => ({ 'data-cell': `${row}:${column}` }) as const;

/** Marks inputs by whether they hold uncommitted text. */
export const editedCell = (isEdited: boolean) => ({ 'data-editing': String(isEdited) }) as const;
export const isEditedCell = ({ dataset }: HTMLElement): boolean => dataset['editing'] === 'true';
export const isIdleCell = ({ dataset }: HTMLElement): boolean => dataset['editing'] === 'false';
export const hasEditedCell = (): boolean => document.querySelector('[data-editing="true"]') !== null;

/** Spreadsheet navigation by arrow keys and Enter. Tab keeps the page's order. */
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
  // At the edge, commit the cell all the same.
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
