import {
  type Assumption,
  DEFAULT_MONTHS,
  FIXED_GROUP,
  isOldDefault,
  SOURCE_KIND_NAMES,
  SOURCE_KINDS,
  type SourceKind,
  sourceKindOf,
  VALUE_MODEL_LIMITS,
} from '@casewright/rules';
import { Button, Checkbox, Select } from '@casewright/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { UseDefault } from '../defaults/use-default';
import { omitted, replaceRow } from '../editing/changes';
import type { Editing } from '../editing/editing';
import { rename } from '../editing/rename';
import { ReferenceLink } from '../figures/reference-link';
import type { ModelFigures } from '../figures/figures';
import { COLUMN_NAMES, editedText, RANGE_COLUMNS, shownText } from '../sheet/assumption-cells';
import { CellInput } from '../sheet/cell-input';
import { SwingText, UsedIn } from './assumption-details';
import { commit } from './assumption-sheet';
import { Labeled } from './labeled';
import { remove } from './remove';

export interface AssumptionFormProps {
  readonly editing: Editing;
  readonly assumption: Assumption;
  readonly row: number;
  /** All assumptions in display order. */
  readonly rows: readonly Assumption[];
  readonly figures: ModelFigures | undefined;
  /** Whether its formula name was just changed. */
  readonly isRenamed: boolean;
  /** Undefined once the name has the focus again. */
  readonly onRenamed: (name: string | undefined) => void;
}

export function AssumptionForm({ editing, assumption, row, rows, figures, isRenamed, onRenamed }: AssumptionFormProps) {
  const { id, group, question = '', reference, sellerMayChange = false, owner } = assumption;
  const [today] = useState(() => new Date().toISOString());
  const swing = figures?.summary.swings.find((one) => one.id === id);
  const set = (given: Partial<Assumption>) => editing.change(replaceRow('assumptions', { ...assumption, ...given }));
  const setKind = (kind: SourceKind | undefined) => {
    editing.change(replaceRow('assumptions', { ...omitted(assumption, 'kind'), ...(kind && { kind }) }));
  };
  const ends = group === FIXED_GROUP ? [] : RANGE_COLUMNS;
  return (
    <div className="mt-1 mb-2 grid grid-cols-1 gap-4 rounded-control bg-sunken p-4 md:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        {ends.length > 0 && (
          <div className="grid grid-cols-3 gap-2">
            {ends.map((column, place) => (
              <div key={column} className="grid content-start gap-1">
                <span aria-hidden className="text-caption text-ink-muted">
                  {column === 'base' ? 'Base' : COLUMN_NAMES[column]}
                </span>
                <CellInput
                  label={`${column === 'base' ? 'Base' : COLUMN_NAMES[column]} of ${assumption.label}`}
                  place={`assumptions.${id}.range-${column}`}
                  shown={shownText(assumption, column)}
                  edited={editedText(assumption, column)}
                  range={`${row}:${place}`}
                  look="boxed"
                  align="right"
                  isDecimal
                  onCommit={(text) => commit(editing, assumption, column, text)}
                />
              </div>
            ))}
          </div>
        )}
        <Labeled name="Group">
          <CellInput
            label={`Group of ${assumption.label}`}
            place={`assumptions.${id}.group`}
            shown={group}
            look="boxed"
            maxLength={VALUE_MODEL_LIMITS.name}
            onCommit={(text) => (text.trim() ? void set({ group: text.trim() }) : 'Enter a group.')}
          />
        </Labeled>
        <Labeled name="Name in formulas">
          <CellInput
            label={`Name in formulas of ${assumption.label}`}
            place={`assumptions.${id}.id`}
            shown={id}
            look="boxed"
            maxLength={VALUE_MODEL_LIMITS.id}
            isEntered={isRenamed}
            onFocus={() => isRenamed && onRenamed(undefined)}
            onCommit={(text) => {
              const why = rename(editing, id, text.trim());
              if (why === undefined) onRenamed(text.trim());
              return why;
            }}
          />
        </Labeled>
        <Select
          label="Kind of source"
          value={sourceKindOf(assumption) ?? ''}
          onChange={({ target }) => setKind(SOURCE_KINDS.find((kind) => kind === target.value))}
        >
          <option value="">Not stated</option>
          {SOURCE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {SOURCE_KIND_NAMES[kind]}
            </option>
          ))}
        </Select>
        {isOldDefault(assumption, today) && (
          <p className="text-caption text-value">
            This default is older than {DEFAULT_MONTHS} months. Look for a newer source.
          </p>
        )}
        <UseDefault editing={editing} assumption={assumption} />
        <Checkbox checked={sellerMayChange} onChange={({ target }) => set({ sellerMayChange: target.checked })}>
          The seller may try other values
        </Checkbox>
      </div>
      <div className="grid min-w-0 content-start gap-3 text-label">
        <Labeled name="Used in">
          <span className="wrap-anywhere">
            <UsedIn model={editing.content.model} id={id} />
            {swing && <SwingText swing={swing} />}
          </span>
        </Labeled>
        <Labeled name="Question to the prospect">
          <CellInput
            label={`Question for ${assumption.label}`}
            place={`assumptions.${id}.question`}
            shown={question}
            look="boxed"
            maxLength={VALUE_MODEL_LIMITS.text}
            onCommit={(text) => void set({ question: text.trim() })}
          />
        </Labeled>
        {reference && (
          <p className="text-caption wrap-anywhere text-ink-muted">
            Read from <ReferenceLink reference={reference} />
          </p>
        )}
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-caption text-ink-muted">
          <span>{owner && `Owner: ${owner}`}</span>
          {id === editing.content.model.discountRate ? (
            <span>Every model needs its discount rate.</span>
          ) : (
            <Button kind="quiet" size="small" onClick={() => remove(editing, 'assumptions', id, rows)}>
              <Trash2 aria-hidden className="size-4" />
              Remove
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}
