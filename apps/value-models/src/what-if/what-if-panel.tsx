import { assumptionText, compileModel, type ValueModelContent } from '@casewright/rules';
import { Button, Panel } from '@casewright/ui';
import { COLUMN_NAMES, editedText, shownText, withCell } from '../sheet/assumption-cells';
import { CellInput } from '../sheet/cell-input';
import { cellAt, onSheetKeys } from '../sheet/sheet-keys';
import { markedAssumptions, type OwnRanges, withRanges } from './what-if';

type End = 'low' | 'high';

interface WhatIfPanelProps {
  readonly content: ValueModelContent;
  readonly ranges: OwnRanges;
  readonly onChange: (ranges: OwnRanges) => void;
}

/** For the seller: other ranges of the marked assumptions, in a copy that only this page has. */
export function WhatIfPanel({ content, ranges, onChange }: WhatIfPanelProps) {
  const marked = markedAssumptions(withRanges(content, ranges));
  const commit = (id: string, column: End, text: string): string | undefined => {
    const assumption = marked.find((one) => one.id === id);
    if (!assumption) return undefined;
    const read = withCell(assumption, column, text);
    if (read.error !== undefined) return read.error;
    const next = { ...ranges, [id]: read.value };
    const [fault] = compileModel(withRanges(content, next).model).faults;
    if (fault) return fault.message;
    onChange(next);
    return undefined;
  };
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
          <table role="table" className="w-full max-w-155 text-left text-label">
            <caption className="sr-only">Ranges to try</caption>
            <thead>
              <tr className="text-caption text-ink-muted">
                <th scope="col" className="pr-3 pb-2 font-medium">
                  Assumption
                </th>
                {['Low', 'Base', 'High'].map((name) => (
                  <th key={name} scope="col" className="pb-2 pl-3 text-right font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {marked.map((assumption, row) => {
                const field = (column: End, place: number) => (
                  <td className="w-28 py-1.5 pl-3">
                    <CellInput
                      label={`${COLUMN_NAMES[column]} of ${assumption.label}`}
                      place={`assumptions.${assumption.id}.${column}`}
                      shown={shownText(assumption, column)}
                      edited={editedText(assumption, column)}
                      cell={cellAt(row, place)}
                      look="boxed"
                      align="right"
                      isDecimal
                      onCommit={(text) => commit(assumption.id, column, text)}
                    />
                  </td>
                );
                return (
                  <tr key={assumption.id} className="border-t border-line align-top">
                    <th scope="row" className="py-3 pr-3 font-medium wrap-anywhere">
                      {assumption.label}
                    </th>
                    {field('low', 0)}
                    <td className="py-3 pl-3 text-right tabular-nums">{assumptionText(assumption, assumption.base)}</td>
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
