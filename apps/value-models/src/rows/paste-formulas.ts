import { notify } from '@casewright/web';
import type { ClipboardEvent } from 'react';
import { replaceRows, type RowOf } from '../editing/changes';
import type { Editing } from '../editing/editing';
import { blockOf, pastedFormulas } from '../sheet/paste';

/** Pastes names and formulas from the current row on. */
export const pasteFormulas =
  <List extends 'costLines' | 'benefits'>({ change }: Editing, list: List, rows: readonly RowOf<List>[]) =>
  (event: ClipboardEvent<HTMLElement>): void => {
    const block = blockOf(event.clipboardData.getData('text/plain'));
    const { target } = event;
    const cell = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
    if (!block || cell === undefined) return;
    event.preventDefault();
    const read = pastedFormulas(rows, Number(cell.split(':')[0]), block);
    if (read.error !== undefined) notify({ title: 'Nothing was pasted', message: read.error, kind: 'error' });
    else change(replaceRows(list, read.value));
  };
