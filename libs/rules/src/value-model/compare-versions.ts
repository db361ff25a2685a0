import { canonicalJson } from './canonical-json';
import { type CompiledModel, compileModel } from './compile-model';
import type { ValueModelContent } from './content';
import type { Assumption, BenefitDriver, CostLine, ModelSolution, ValueModel } from './model';
import { precisionOf } from './precision';
import { type ProposalResult, resultsOf } from './results';
import { capitalized, moneyChangeText, paybackText, roundedMoneyText } from './value-text';

export type ChangedList = 'assumptions' | 'calculations' | 'costLines' | 'benefits';

export interface RowChange<Row> {
  readonly id: string;
  readonly before?: Row;
  readonly after?: Row;
  /** Change of the older version's net present value by this change alone; undefined if it cannot stand alone. */
  readonly effect?: number;
}

export type ComparedSetting = 'proposal' | 'horizonYears' | 'currency' | 'roundTo' | 'discountRate';

export interface SettingChange {
  readonly name: ComparedSetting;
  readonly effect?: number;
}

export interface ComparedResult {
  readonly netPresentValue: number;
  readonly paybackMonth?: number;
  readonly horizonYears: number;
  /** Dollars to which results are rounded when they are shown. */
  readonly precision: number;
}

export interface VersionComparison {
  readonly assumptions: readonly RowChange<Assumption>[];
  readonly calculations: readonly RowChange<ValueModel['calculations'][number]>[];
  readonly costLines: readonly RowChange<CostLine>[];
  readonly benefits: readonly RowChange<BenefitDriver>[];
  readonly solutions: readonly RowChange<ModelSolution>[];
  readonly settings: readonly SettingChange[];
  readonly before: ComparedResult;
  readonly after: ComparedResult;
  /** Change of the net present value by all changes together. */
  readonly change: number;
}

const SETTINGS = ['horizonYears', 'currency', 'roundTo', 'discountRate'] as const;

type Row = ValueModel[ChangedList][number] | ModelSolution;

/** @throws RangeError if a version cannot be computed */
export function compareVersions(older: ValueModelContent, newer: ValueModelContent): VersionComparison {
  const [before, after] = [resultOf(older), resultOf(newer)];
  const effectOf = (model: ValueModel, proposal = older.proposal): Pick<SettingChange, 'effect'> => {
    const { compiled } = compileModel(model);
    const alone = compiled && proposalOf(compiled, proposal)?.netPresentValue;
    return alone === undefined ? {} : { effect: alone - before.netPresentValue };
  };
  const settings = SETTINGS.filter((name) => older.model[name] !== newer.model[name]).map((name): SettingChange => ({
    name,
    ...effectOf({ ...older.model, [name]: newer.model[name] }),
  }));
  const changesOf = <Of extends Row>(list: ChangedList | 'solutions', rows: (model: ValueModel) => readonly Of[]) =>
    changedRows(rows(older.model), rows(newer.model)).map((change): RowChange<Of> => {
      const changed = { ...older.model, [list]: withRow(rows(older.model), change) };
      return { ...change, ...effectOf(changed) };
    });
  return {
    assumptions: changesOf('assumptions', ({ assumptions }) => assumptions),
    calculations: changesOf('calculations', ({ calculations }) => calculations),
    costLines: changesOf('costLines', ({ costLines }) => costLines),
    benefits: changesOf('benefits', ({ benefits }) => benefits),
    solutions: changesOf('solutions', ({ solutions }) => solutions),
    settings: [
      ...(older.proposal === newer.proposal
        ? []
        : [{ name: 'proposal', ...effectOf(older.model, newer.proposal) } satisfies SettingChange]),
      ...settings,
    ],
    before,
    after,
    change: after.netPresentValue - before.netPresentValue,
  };
}

function changedRows<Of extends Row>(before: readonly Of[], after: readonly Of[]): readonly RowChange<Of>[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const now = new Map(after.map((row) => [row.id, row]));
  const kept = after.flatMap((row): RowChange<Of>[] => {
    const was = old.get(row.id);
    if (!was) return [{ id: row.id, after: row }];
    return canonicalJson(was) === canonicalJson(row) ? [] : [{ id: row.id, before: was, after: row }];
  });
  return [...kept, ...before.flatMap((row) => (now.has(row.id) ? [] : [{ id: row.id, before: row }]))];
}

const withRow = <Of extends Row>(rows: readonly Of[], { id, before, after }: RowChange<Of>): readonly Of[] => {
  if (!before) return after ? [...rows, after] : rows;
  return rows.flatMap((row) => (row.id === id ? (after ?? []) : row));
};

function resultOf({ model, proposal }: ValueModelContent): ComparedResult {
  const { compiled, faults } = compileModel(model);
  const found = compiled && proposalOf(compiled, proposal);
  if (!found) throw new RangeError(faults[0]?.message ?? `The model has no proposal ${proposal}.`);
  const { netPresentValue, paybackMonth } = found;
  return {
    netPresentValue,
    horizonYears: model.horizonYears,
    precision: precisionOf(compiled, proposal),
    ...(paybackMonth !== undefined && { paybackMonth }),
  };
}

const proposalOf = (compiled: CompiledModel, proposal: string): ProposalResult | undefined =>
  resultsOf(compiled).proposals.find(({ solution }) => solution === proposal);

export const comparedValueText = ({ netPresentValue, precision }: ComparedResult): string =>
  roundedMoneyText(netPresentValue, precision);

export const comparedPaybackText = ({ paybackMonth, horizonYears }: ComparedResult): string =>
  paybackText(paybackMonth, horizonYears);

const SETTING_NAMES: Readonly<Record<ComparedSetting, string>> = {
  proposal: 'the proposed solution',
  horizonYears: 'the number of years',
  currency: 'the currency',
  roundTo: 'rounding',
  discountRate: 'the discount rate',
};
const NAMED_CHANGES = 3;

/** What changed, for readers: the result, then the rows by their effect on it. */
export function versionChangesText({ before, after, change, settings, ...lists }: VersionComparison): string {
  const rows = [
    ...settings.map(({ name, effect = 0 }) => ({ label: SETTING_NAMES[name], verb: 'changed', effect })),
    ...[lists.assumptions, lists.costLines, lists.benefits, lists.calculations, lists.solutions].flatMap(
      (changes: readonly RowChange<Row>[]) =>
        changes.map(({ id, before: was, after: is, effect = 0 }) => ({
          label: labelOf(is ?? was) ?? id,
          verb: !was ? 'added' : is ? 'changed' : 'removed',
          effect,
        })),
    ),
  ];
  if (rows.length === 0) return 'The numbers are the same.';
  const sorted = rows.toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
  const named = ['changed', 'added', 'removed'].flatMap((verb) => {
    const labels = sorted.filter((row) => row.verb === verb).map(({ label }) => label);
    const more = labels.length - NAMED_CHANGES;
    const listed = [...labels.slice(0, NAMED_CHANGES), ...(more > 0 ? [`${more} more`] : [])];
    return listed.length > 0 ? [`${verb} ${listed.join(', ')}`] : [];
  });
  const [was, is] = [before, after].map(comparedValueText);
  const value = `Net present value ${was}`;
  const result =
    Math.round(change) === 0
      ? `${value}, unchanged.`
      : `${value}${was === is ? '' : ` to ${is}`} (${moneyChangeText(change)}).`;
  return `${result} ${capitalized(named.join('; '))}.`;
}

const labelOf = (row: Row | undefined): string | undefined => {
  if (!row) return undefined;
  if ('label' in row) return row.label;
  return 'name' in row ? row.name : undefined;
};
