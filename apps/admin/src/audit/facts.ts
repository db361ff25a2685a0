import { creditText } from '@casewright/ui';
import { formatDate } from '@casewright/web';
import { ADJUSTMENT_KINDS, ADJUSTMENT_STATES } from '../credits/labels';
import { NOTHING } from '../list/cells';

export type Value = string | number | boolean | null;

export const valueText = (value: Value): string =>
  value === null ? NOTHING : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

interface ReadableFact {
  readonly label: string;
  readonly value: Value;
  readonly text: string;
}

/** Recorded facts as a person reads them. Filters of lists have the same names, but other values. */
export function readableFacts(facts: Readonly<Record<string, Value>>): readonly ReadableFact[] {
  const isAdjustment = 'adjustment' in facts;
  return Object.entries(facts).map(([name, value]) => ({
    label: NAMES[name] ?? name,
    value,
    text: (isAdjustment && value !== null && OF_ADJUSTMENTS[name]?.(value)) || valueText(value),
  }));
}

const NAMES: Readonly<Record<string, string>> = {
  acv: 'ACV',
  adjustment: 'adjustment ID',
  before: 'page',
  signup: 'pilot signup ID',
  sla: 'SLA turnaround',
};

const labelIn =
  (labels: Readonly<Record<string, string>>) =>
  (value: Value): string | undefined =>
    labels[String(value)];

const OF_ADJUSTMENTS: Readonly<Record<string, (value: Value) => string | undefined>> = {
  kind: labelIn(ADJUSTMENT_KINDS),
  state: labelIn(ADJUSTMENT_STATES),
  credits: (value) => creditText(Number(value), true),
  expires: (value) => formatDate(String(value)),
};
