import { type Assumption, type ValueModel } from '@casewright/rules';
import { notify } from '@casewright/web';
import { type ClipboardEvent, Fragment, useState } from 'react';
import { replaceRow, replaceRows } from '../editing/changes';
import type { Editing } from '../editing/editing';
import type { ModelFigures } from '../figures/figures';
import {
  type AssumptionColumn,
  CELL_LIMITS,
  COLUMN_NAMES,
  editedText,
  RANGE_COLUMNS,
  shownText,
  TABLE_COLUMNS,
  withCell,
} from '../sheet/assumption-cells';
import { CellInput } from '../sheet/cell-input';
import { ConfidenceCell } from '../sheet/confidence-cell';
import { blockOf, pasted } from '../sheet/paste';
import { cellAt, onSheetKeys } from '../sheet/sheet-keys';
import { AssumptionForm, type AssumptionFormProps } from './assumption-form';
import { COLUMN_WIDTHS } from './column-widths';
import { RowComments } from '../comments/row-comments';

interface AssumptionSheetProps {
  readonly editing: Editing;
  readonly figures: ModelFigures | undefined;
  /** Id of the expanded row. */
  readonly active: string | undefined;
  readonly onActive: (id: string) => void;
}

/** Editable assumptions by group. Ctrl+V pastes a block of cells from the current cell on. */
export function AssumptionSheet({ editing, figures, active, onActive }: AssumptionSheetProps) {
  const { model } = editing.content;
  const rows = byGroup(model);
  const [renamed, setRenamed] = useState<string>();
  const onRenamed = (name: string | undefined) => {
    setRenamed(name);
    if (name) onActive(name);
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const block = blockOf(event.clipboardData.getData('text/plain'));
    const { target } = event;
    if (!block || !(target instanceof HTMLElement)) return;
    const { cell, range } = target.dataset;
    const [row, column] = (cell ?? range ?? '').split(':').map(Number);
    if (row === undefined || column === undefined) return;
    event.preventDefault();
    const read = pasted(rows, cell ? TABLE_COLUMNS : RANGE_COLUMNS, { row, column }, block);
    if (read.error !== undefined) notify({ title: 'Nothing was pasted', message: read.error, kind: 'error' });
    else editing.change(replaceRows('assumptions', read.value));
  };

  return (
    <div role="presentation" onKeyDown={onSheetKeys} onPaste={onPaste}>
      <table role="table" className="w-full table-fixed text-left text-label max-md:block">
        <caption className="sr-only">Assumptions</caption>
        <thead className="max-md:sr-only">
          <tr role="row" className="text-caption text-ink-muted">
            {TABLE_COLUMNS.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={`px-1.5 pb-2 font-medium ${COLUMN_WIDTHS[column]} ${column === 'base' ? 'text-right' : ''}`}
              >
                {COLUMN_NAMES[column]}
              </th>
            ))}
            <th role="columnheader" scope="col" className="w-8">
              <span className="sr-only">Comments</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((assumption, row) => (
            <Fragment key={assumption.id}>
              {assumption.group !== rows[row - 1]?.group && (
                <tr role="row" className="max-md:block">
                  <th
                    role="rowheader"
                    scope="colgroup"
                    colSpan={7}
                    className="border-b border-line px-1.5 pt-4 pb-1.5 text-caption font-medium text-ink-muted max-md:block"
                  >
                    {assumption.group}
                  </th>
                </tr>
              )}
              <Row
                editing={editing}
                assumption={assumption}
                row={row}
                rows={rows}
                figures={figures}
                isOpen={assumption.id === active}
                isRenamed={assumption.id === renamed}
                onRenamed={onRenamed}
                onOpen={() => onActive(assumption.id)}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Display order: groups by first appearance. */
const byGroup = ({ assumptions }: ValueModel): readonly Assumption[] =>
  [...new Set(assumptions.map(({ group }) => group))].flatMap((group) =>
    assumptions.filter((assumption) => assumption.group === group),
  );

interface RowProps extends AssumptionFormProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Row({ isOpen, onOpen, ...form }: RowProps) {
  const { editing, assumption, row } = form;
  const index = editing.content.model.assumptions.findIndex(({ id }) => id === assumption.id);
  const place = `assumptions.${index}`;
  const faults: Partial<Record<AssumptionColumn, string | undefined>> = {
    base: editing.faultAt(place),
    unit: editing.faultAt(`${place}.unit`),
    label: editing.faultAt(`${place}.id`),
  };
  return (
    <>
      <tr
        role="row"
        className="border-b border-line align-top max-md:grid max-md:grid-cols-2 max-md:gap-2 max-md:py-3 [&>*]:py-1 [&>*]:pr-1 max-md:[&>*]:p-0"
      >
        {TABLE_COLUMNS.map((column, place) => (
          <td key={column} role="cell" className={column === 'label' ? 'max-md:col-span-2 max-md:font-semibold' : ''}>
            {column === 'confidence' ? (
              <ConfidenceCell
                label={`Confidence of ${assumption.label}`}
                confidence={assumption.confidence}
                cell={cellAt(row, place)}
                onFocus={onOpen}
                onChoose={(confidence) => editing.change(replaceRow('assumptions', { ...assumption, confidence }))}
              />
            ) : (
              <CellInput
                label={`${COLUMN_NAMES[column]} of ${assumption.label}`}
                place={`assumptions.${assumption.id}.${column}`}
                shown={shownText(assumption, column)}
                edited={editedText(assumption, column)}
                fault={faults[column]}
                cell={cellAt(row, place)}
                look={column === 'base' ? 'boxed' : 'plain'}
                align={column === 'base' ? 'right' : 'left'}
                isDecimal={column === 'base'}
                maxLength={CELL_LIMITS[column]}
                isEntered={column === 'label' && editing.isSought('assumptions', assumption.id)}
                onFocus={() => {
                  onOpen();
                  editing.seek(undefined);
                }}
                onCommit={(text) => commit(editing, assumption, column, text)}
              />
            )}
          </td>
        ))}
        <td role="cell">
          <RowComments kind="assumption" id={assumption.id} label={assumption.label} />
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className="max-md:block">
          <td role="cell" colSpan={7} className="p-0 max-md:block">
            <AssumptionForm {...form} />
          </td>
        </tr>
      )}
    </>
  );
}

/** @returns an error, if any */
export function commit(editing: Editing, assumption: Assumption, column: AssumptionColumn, text: string) {
  const read = withCell(assumption, column, text);
  if (read.error !== undefined) return read.error;
  editing.change(replaceRow('assumptions', read.value));
  return undefined;
}
