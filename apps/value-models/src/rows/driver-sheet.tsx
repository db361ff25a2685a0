import {
  givenNameFault,
  BENEFIT_CLASSES,
  type BenefitClass,
  type BenefitDriver,
  compileModel,
  type ModelSolution,
  type Overlap,
  overlapsIn,
  overlapText,
  VALUE_MODEL_LIMITS,
} from '@casewright/rules';
import { Button, Select } from '@casewright/ui';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { RowComments } from '../comments/row-comments';
import { omitted, replaceRow } from '../editing/changes';
import type { Editing } from '../editing/editing';
import { proposalsOf } from '../figures/amounts';
import { CellInput } from '../sheet/cell-input';
import { sharesIn, sharesText } from '../sheet/numbers';
import { cellAt, onSheetKeys } from '../sheet/sheet-keys';
import { FormulaField } from './formula-field';
import { Labeled } from './labeled';
import { pasteFormulas } from './paste-formulas';
import { remove } from './remove';

const CLASS_NAMES: Readonly<Record<BenefitClass, string>> = {
  'hard-saving': 'Hard saving',
  productivity: 'Productivity',
  revenue: 'Revenue',
  risk: 'Risk',
};

export function DriverSheet({ editing }: { readonly editing: Editing }) {
  const [active, setActive] = useState<string>();
  const { benefits, solutions } = editing.content.model;
  const overlaps = useMemo(() => {
    const { compiled } = compileModel(editing.content.model);
    return compiled ? overlapsIn(compiled) : [];
  }, [editing.content.model]);
  if (benefits.length === 0) return <p className="text-label text-ink-muted">No benefit drivers yet.</p>;
  return (
    <div role="presentation" onKeyDown={onSheetKeys} onPaste={pasteFormulas(editing, 'benefits', benefits)}>
      <ul aria-label="Benefit drivers">
        {benefits.map((driver, row) => (
          <li key={driver.id} className="border-b border-line py-1">
            <div className="flex items-start gap-1">
              <div className="min-w-0 flex-1">
                <CellInput
                  label={`Name of ${driver.label}`}
                  place={`benefits.${driver.id}.label`}
                  shown={driver.label}
                  fault={faultOf(editing, row)}
                  cell={cellAt(row, 0)}
                  isEntered={editing.isSought('benefits', driver.id)}
                  maxLength={VALUE_MODEL_LIMITS.name}
                  onFocus={() => {
                    setActive(driver.id);
                    editing.seek(undefined);
                  }}
                  onCommit={(text) => givenNameFault(text) ?? set(editing, { ...driver, label: text.trim() })}
                />
              </div>
              <span className="max-w-2/5 truncate pt-2 text-caption text-ink-muted">
                {nameOf(solutions, driver.solution)}
              </span>
              <RowComments kind="driver" id={driver.id} label={driver.label} />
            </div>
            {driver.id === active && (
              <DriverForm
                editing={editing}
                driver={driver}
                place={`benefits.${row}`}
                overlaps={overlaps.filter(({ benefit }) => benefit === row)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const EVERY_SOLUTION = 'Every solution but today’s';

const nameOf = (solutions: readonly ModelSolution[], id: string | undefined): string =>
  solutions.find((solution) => solution.id === id)?.name ?? EVERY_SOLUTION;

const set = (editing: Editing, driver: BenefitDriver): undefined => void editing.change(replaceRow('benefits', driver));

const faultOf = (editing: Editing, row: number): string | undefined =>
  ['expression', 'ramp', 'counted', 'solution', 'id', 'differs']
    .map((name) => editing.faultAt(`benefits.${row}.${name}`))
    .find(Boolean);

const forEverySolution = (driver: BenefitDriver): BenefitDriver => omitted(driver, 'solution');

/** Sets why the driver isn't the same saving as another row. An empty reason is removed. */
const withDifference = (driver: BenefitDriver, from: string, why: string): BenefitDriver => ({
  ...driver,
  differs: [...(driver.differs ?? []).filter((one) => one.from !== from), ...(why ? [{ from, why }] : [])],
});

interface DriverFormProps {
  readonly editing: Editing;
  readonly driver: BenefitDriver;
  readonly place: string;
  readonly overlaps: readonly Overlap[];
}

function DriverForm({ editing, driver, place, overlaps }: DriverFormProps) {
  const { id, label, benefitClass, ramp, counted, solution = '' } = driver;
  const setShares = (name: 'ramp' | 'counted') => (text: string) => {
    const read = sharesIn(text);
    if (read.error !== undefined) return read.error;
    return set(editing, { ...driver, ...(name === 'ramp' ? { ramp: read.value } : { counted: read.value[0] ?? 1 }) });
  };
  return (
    <div className="mt-1 mb-2 grid grid-cols-1 gap-3 rounded-control bg-sunken p-4">
      <FormulaField
        name="Worth in a full year"
        list="benefits"
        row={driver}
        fault={editing.faultAt(`${place}.expression`)}
        onChange={(changed) => set(editing, { ...driver, expression: changed })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Labeled name="Share from year 1">
          <CellInput
            label={`Shares by year of ${label}`}
            place={`benefits.${id}.ramp`}
            shown={sharesText(ramp)}
            fault={editing.faultAt(`${place}.ramp`)}
            look="boxed"
            onCommit={setShares('ramp')}
          />
        </Labeled>
        <Labeled name="Counted">
          <CellInput
            label={`Share of ${label} that counts`}
            place={`benefits.${id}.counted`}
            shown={sharesText([counted])}
            look="boxed"
            onCommit={setShares('counted')}
          />
        </Labeled>
      </div>
      <Select
        label="Kind"
        value={benefitClass}
        onChange={({ target }) => {
          const chosen = BENEFIT_CLASSES.find((one) => one === target.value);
          if (chosen) set(editing, { ...driver, benefitClass: chosen });
        }}
      >
        {BENEFIT_CLASSES.map((one) => (
          <option key={one} value={one}>
            {CLASS_NAMES[one]}
          </option>
        ))}
      </Select>
      <Select
        label="Comes with"
        value={solution}
        onChange={({ target }) =>
          set(editing, target.value ? { ...driver, solution: target.value } : forEverySolution(driver))
        }
      >
        <option value="">{EVERY_SOLUTION}</option>
        {proposalsOf(editing.content.model).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {overlaps.map((overlap) => (
        <Labeled key={overlap.from} name={overlapText(overlap)}>
          <CellInput
            label={`Why ${label} differs from ${overlap.label}`}
            place={`benefits.${id}.differs-${overlap.from}`}
            shown={overlap.why}
            fault={overlap.why === '' ? 'Say why they differ, or remove one.' : undefined}
            look="boxed"
            maxLength={VALUE_MODEL_LIMITS.text}
            onCommit={(text) => set(editing, withDifference(driver, overlap.from, text.trim()))}
          />
        </Labeled>
      ))}
      <Button
        kind="quiet"
        size="small"
        className="justify-self-end"
        onClick={() => remove(editing, 'benefits', driver.id, editing.content.model.benefits)}
      >
        <Trash2 aria-hidden className="size-4" />
        Remove
      </Button>
    </div>
  );
}
