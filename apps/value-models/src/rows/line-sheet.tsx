import { givenNameFault, type CostLine, LINE_PURPOSES, VALUE_MODEL_LIMITS } from '@casewright/rules';
import { Button, Select } from '@casewright/ui';
import { Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { RowComments } from '../comments/row-comments';
import { omitted, replaceRow } from '../editing/changes';
import type { Editing } from '../editing/editing';
import { CellInput } from '../sheet/cell-input';
import { yearIn } from '../sheet/numbers';
import { cellAt, onSheetKeys } from '../sheet/sheet-keys';
import { FormulaField } from './formula-field';
import { PURPOSE_NAMES } from '../figures/amounts';
import { Labeled } from './labeled';
import { pasteFormulas } from './paste-formulas';
import { remove } from './remove';
import { YearCells, YearHead, YearTotal } from './year-cells';

interface LineSheetProps {
  readonly editing: Editing;
  readonly solution: string;
  /** By line id, from the last model without faults. */
  readonly amounts: ReadonlyMap<string, readonly number[]>;
  /** By year. */
  readonly total: readonly number[];
}

/** Editable cost lines of one solution. Ctrl+V pastes names and formulas. */
export function LineSheet({ editing, solution, amounts, total }: LineSheetProps) {
  const [active, setActive] = useState<string>();
  const { model } = editing.content;
  const lines = model.costLines.filter((line) => line.solution === solution);
  return (
    <div
      role="presentation"
      className="@container relative overflow-x-auto"
      onKeyDown={onSheetKeys}
      onPaste={pasteFormulas(editing, 'costLines', lines)}
    >
      <table className="w-full text-label tabular-nums">
        <caption className="sr-only">Cost lines</caption>
        <YearHead horizonYears={model.horizonYears} />
        <tbody>
          {lines.map((line, row) => {
            const byYear = amounts.get(line.id) ?? [];
            return (
              <Fragment key={line.id}>
                <tr className="border-b border-line align-top">
                  <td className="min-w-44 py-1">
                    <CellInput
                      label={`Name of ${line.label}`}
                      place={`costLines.${line.id}.label`}
                      shown={line.label}
                      fault={faultOf(editing, line)}
                      cell={cellAt(row, 0)}
                      isEntered={editing.isSought('costLines', line.id)}
                      maxLength={VALUE_MODEL_LIMITS.name}
                      onFocus={() => {
                        setActive(line.id);
                        editing.seek(undefined);
                      }}
                      onCommit={(text) => givenNameFault(text) ?? set(editing, { ...line, label: text.trim() })}
                    />
                  </td>
                  <YearCells model={model} byYear={byYear} />
                  <td className="py-1 pl-1 text-right">
                    <RowComments kind="line" id={line.id} label={line.label} />
                  </td>
                </tr>
                {line.id === active && (
                  <tr>
                    <td colSpan={model.horizonYears + 4} className="p-0">
                      <LineForm editing={editing} line={line} lines={lines} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
        {total.length > 0 && <YearTotal model={model} byYear={total} />}
      </table>
    </div>
  );
}

const withPurpose = (line: CostLine, purpose: CostLine['purpose']): CostLine => ({
  ...omitted(line, 'purpose'),
  ...(purpose && { purpose }),
});

const set = (editing: Editing, line: CostLine): undefined => void editing.change(replaceRow('costLines', line));

const placeOf = ({ content }: Editing, { id }: CostLine) =>
  `costLines.${content.model.costLines.findIndex((line) => line.id === id)}`;

const faultOf = (editing: Editing, line: CostLine): string | undefined => {
  const place = placeOf(editing, line);
  return ['expression', 'firstYear', 'solution', 'id'].map((name) => editing.faultAt(`${place}.${name}`)).find(Boolean);
};

interface LineFormProps {
  readonly editing: Editing;
  readonly line: CostLine;
  readonly lines: readonly CostLine[];
}

function LineForm({ editing, line, lines }: LineFormProps) {
  const { horizonYears } = editing.content.model;
  const { id, category, label, firstYear = 1, lastYear = horizonYears } = line;
  const place = placeOf(editing, line);
  const setYear = (name: 'firstYear' | 'lastYear') => (text: string) => {
    const read = yearIn(text, horizonYears);
    return read.error ?? set(editing, { ...line, [name]: read.value });
  };
  return (
    // Stays in view while the years scroll horizontally.
    <div className="sticky left-0 mt-1 mb-2 grid w-[100cqw] grid-cols-1 gap-3 rounded-control bg-sunken p-4">
      <FormulaField
        name="Formula"
        list="costLines"
        row={line}
        fault={editing.faultAt(`${place}.expression`)}
        onChange={(changed) => set(editing, { ...line, expression: changed })}
      />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_6rem_6rem_auto]">
        <Labeled name="Category">
          <CellInput
            label={`Category of ${label}`}
            place={`costLines.${id}.category`}
            shown={category}
            look="boxed"
            maxLength={VALUE_MODEL_LIMITS.name}
            onCommit={(text) => (text.trim() ? set(editing, { ...line, category: text.trim() }) : 'Enter a category.')}
          />
        </Labeled>
        <Labeled name="First year">
          <CellInput
            label={`First year of ${label}`}
            place={`costLines.${id}.firstYear`}
            shown={String(firstYear)}
            fault={editing.faultAt(`${place}.firstYear`)}
            look="boxed"
            align="right"
            onCommit={setYear('firstYear')}
          />
        </Labeled>
        <Labeled name="Last year">
          <CellInput
            label={`Last year of ${label}`}
            place={`costLines.${id}.lastYear`}
            shown={String(lastYear)}
            look="boxed"
            align="right"
            onCommit={setYear('lastYear')}
          />
        </Labeled>
        <Button
          kind="quiet"
          size="small"
          className="self-end"
          onClick={() => remove(editing, 'costLines', line.id, lines)}
        >
          <Trash2 aria-hidden className="size-4" />
          Remove
        </Button>
      </div>
      <Select
        label="Purpose"
        hint="A case states moving, parallel operation, and contracts that run on by themselves."
        value={line.purpose ?? ''}
        onChange={({ target }) =>
          set(
            editing,
            withPurpose(
              line,
              LINE_PURPOSES.find((one) => one === target.value),
            ),
          )
        }
      >
        <option value="">Running cost</option>
        {LINE_PURPOSES.map((one) => (
          <option key={one} value={one}>
            {PURPOSE_NAMES[one]}
          </option>
        ))}
      </Select>
      <p className="text-caption text-ink-muted">
        Year 0 is the start. Formulas use the names of assumptions and calculations, and “year”.
      </p>
    </div>
  );
}
