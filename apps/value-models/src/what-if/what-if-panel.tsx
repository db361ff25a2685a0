import { assumptionText, type ValueModelContent } from '@casewright/rules';
import { Button, Panel } from '@casewright/ui';
import { COLUMN_NAMES, editedText, shownText, withCell } from '../sheet/assumption-cells';
import { CellInput } from '../sheet/cell-input';
import { cellAt, onSheetKeys } from '../sheet/sheet-keys';
import { faultOf, markedAssumptions, type OwnRanges, tryRanges, withEnds, withRange } from './what-if';

type End = 'low' | 'high';

interface WhatIfPanelProps {
  readonly content: ValueModelContent;
  readonly ranges: OwnRanges;
  readonly onChange: (ranges: OwnRanges) => void;
}

/** The row's name takes a line of its own. */
const ON_PHONE = 'max-md:grid max-md:grid-cols-3 max-md:gap-x-3';

/** Lets the seller try other ranges of marked assumptions, in a copy local to this page. */
export function WhatIfPanel({ content, ranges, onChange }: WhatIfPanelProps) {
  const tried = tryRanges(content, ranges);
  const inModel = markedAssumptions(content);
  const marked = inModel.map((assumption) => {
    const own = ranges[assumption.id];
    return own ? withEnds(assumption, own) : assumption;
  });
  const commit = (id: string, column: End, text: string): string | undefined => {
    const assumption = marked.find((one) => one.id === id);
    if (!assumption) return undefined;
    const read = withCell(assumption, column, text);
    if (read.error !== undefined) return read.error;
    const fault = faultOf(withRange(tried.content, read.value), id);
    if (fault === undefined) onChange({ ...ranges, [id]: read.value });
    return fault;
  };
  const reset = (id: string) => onChange(Object.fromEntries(Object.entries(ranges).filter(([own]) => own !== id)));
  return (
    <Panel
      title="What if"
      detail="your own ranges, in a copy that only you see"
      aside={
        Object.keys(ranges).length > 0 && (
          <Button size="small" onClick={() => onChange({})}>
            Reset
          </Button>
        )
      }
    >
      {marked.length === 0 ? (
        <p className="text-label text-ink-muted">Your analyst hasn’t marked any assumption to try yet.</p>
      ) : (
        <div role="presentation" onKeyDown={onSheetKeys}>
          <table role="table" className="w-full max-w-155 text-left text-label max-md:block">
            <caption className="sr-only">Ranges to try</caption>
            <thead role="rowgroup" className="max-md:block">
              <tr role="row" className={`text-caption text-ink-muted ${ON_PHONE}`}>
                <th role="columnheader" scope="col" className="pr-3 pb-2 font-medium max-md:sr-only">
                  Assumption
                </th>
                {['Low', 'Base', 'High'].map((name) => (
                  <th
                    key={name}
                    role="columnheader"
                    scope="col"
                    className="pb-2 pl-3 text-right font-medium max-md:pl-0"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className="max-md:block">
              {marked.map((assumption, row) => {
                const fault = tried.leftOut[assumption.id];
                const field = (column: End, place: number) => (
                  <td role="cell" className="w-28 py-1.5 pl-3 max-md:w-auto max-md:pl-0">
                    <CellInput
                      label={`${COLUMN_NAMES[column]} of ${assumption.label}`}
                      place={`assumptions.${assumption.id}.${column}`}
                      shown={shownText(assumption, column)}
                      edited={editedText(assumption, column)}
                      cell={cellAt(row, place)}
                      fault={assumption[column] === inModel[row]?.[column] ? undefined : fault}
                      look="boxed"
                      align="right"
                      isDecimal
                      onCommit={(text) => commit(assumption.id, column, text)}
                    />
                  </td>
                );
                return (
                  <tr key={assumption.id} role="row" className={`border-t border-line align-top ${ON_PHONE}`}>
                    <th
                      role="rowheader"
                      scope="row"
                      className="py-3 pr-3 font-medium wrap-anywhere max-md:col-span-3 max-md:pb-0"
                    >
                      {assumption.label}
                      {fault !== undefined && (
                        <span className="mt-1 grid justify-items-start gap-2 text-caption font-normal text-ink-muted">
                          Your range isn’t in the results: the model has changed since you set it.
                          <Button
                            size="small"
                            aria-label={`Reset range of ${assumption.label}`}
                            onClick={() => reset(assumption.id)}
                          >
                            Reset range
                          </Button>
                        </span>
                      )}
                    </th>
                    {field('low', 0)}
                    <td role="cell" className="py-3 pl-3 text-right tabular-nums max-md:px-0 max-md:pt-4.5">
                      {assumptionText(assumption, assumption.base)}
                    </td>
                    {field('high', 1)}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
