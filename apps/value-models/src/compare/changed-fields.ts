import {
  type Assumption,
  assumptionText,
  type RowChange,
  SOURCE_KIND_NAMES,
  type VersionComparison,
} from '@casewright/rules';
import { CONFIDENCE_LABELS } from '@casewright/ui';
import { PURPOSE_NAMES, ROLE_NAMES } from '../figures/amounts';
import { sharesText } from '../sheet/numbers';

export interface ChangedField {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface ChangedRow {
  readonly id: string;
  readonly label: string;
  readonly kind: 'Setting' | 'Solution' | 'Assumption' | 'Calculation' | 'Cost line' | 'Benefit driver' | 'Text';
  readonly what: 'changed' | 'added' | 'removed';
  readonly fields: readonly ChangedField[];
  /** Effect on the older version's net present value. Absent if the change can't be applied alone. */
  readonly effect?: number;
}

/** Text by field name. */
type Texts = Readonly<Record<string, string>>;

const rangeText = (assumption: Assumption): string => {
  const { base, low = base, high = base } = assumption;
  const value = assumptionText(assumption, base);
  if (low === base && high === base) return value;
  return `${value} (${assumptionText(assumption, low)} to ${assumptionText(assumption, high)})`;
};

const assumptionTexts = (row: Assumption): Texts => ({
  ...{ Name: row.label, Value: rangeText(row), Unit: row.unit, Group: row.group, Source: row.source },
  ...{ 'As of': row.asOf, Confidence: CONFIDENCE_LABELS[row.confidence], Owner: row.owner },
  Kind: row.kind ? SOURCE_KIND_NAMES[row.kind] : 'Not stated',
  ...{ Question: row.question ?? '', 'Seller may try': row.sellerMayChange ? 'Yes' : 'No' },
});

/** Largest effect first. */
export const byEffect = (rows: readonly ChangedRow[]): readonly ChangedRow[] =>
  rows.toSorted((one, other) => Math.abs(other.effect ?? 0) - Math.abs(one.effect ?? 0));

export function changedRows({
  solutions,
  assumptions,
  calculations,
  costLines,
  benefits,
}: VersionComparison): readonly ChangedRow[] {
  return [
    ...solutions.map((change) =>
      rowOf(
        'Solution',
        change,
        ({ name }) => name,
        ({ name, role, noTransition = '', noParallel = '' }) => ({
          ...{ Name: name, Role: ROLE_NAMES[role] },
          ...{ 'Why moving costs nothing': noTransition, 'Why nothing runs in parallel': noParallel },
        }),
      ),
    ),
    ...assumptions.map((change) => rowOf('Assumption', change, ({ label }) => label, assumptionTexts)),
    ...calculations.map((change) =>
      rowOf(
        'Calculation',
        change,
        ({ id }) => id,
        ({ expression }) => ({ Formula: expression }),
      ),
    ),
    ...costLines.map((change) =>
      rowOf(
        'Cost line',
        change,
        ({ label }) => label,
        ({ label, category, expression, firstYear, lastYear, purpose }) => ({
          ...{ Name: label, Category: category, Formula: expression },
          Purpose: purpose ? PURPOSE_NAMES[purpose] : 'Running cost',
          ...{ 'First year': String(firstYear ?? 1), 'Last year': lastYear === undefined ? 'Last' : String(lastYear) },
        }),
      ),
    ),
    ...benefits.map((change) =>
      rowOf(
        'Benefit driver',
        change,
        ({ label }) => label,
        ({ label, expression, ramp, counted, benefitClass, differs = [] }) => ({
          ...{ Name: label, Formula: expression, Kind: benefitClass },
          ...{ 'Share by year': sharesText(ramp), Counted: sharesText([counted]) },
          'Not counted twice': differs.map(({ why }) => why).join(' '),
        }),
      ),
    ),
  ];
}

function rowOf<Row extends { readonly id: string }>(
  kind: ChangedRow['kind'],
  { id, before, after, effect }: RowChange<Row>,
  labelOf: (row: Row) => string,
  textsOf: (row: Row) => Texts,
): ChangedRow {
  const [was, is] = [before ? textsOf(before) : {}, after ? textsOf(after) : {}];
  const known = after ?? before;
  return {
    ...{ id, kind, label: known ? labelOf(known) : id },
    what: before ? (after ? 'changed' : 'removed') : 'added',
    fields: Object.keys({ ...was, ...is })
      .map((name) => ({ name, before: was[name] ?? '', after: is[name] ?? '' }))
      .filter((field) => field.before !== field.after),
    ...(effect !== undefined && { effect }),
  };
}
