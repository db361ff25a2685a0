import { TEMPLATE_DEFAULT } from './default-assumptions';
import { type Assumption, SOURCE_KINDS, type SourceKind } from './model';

/** Defaults older than this are flagged. */
export const DEFAULT_MONTHS = 18;

export const SOURCE_KIND_NAMES: Readonly<Record<SourceKind, string>> = {
  ...{ prospect: 'Prospect', measured: 'Measured', quoted: 'Quoted', default: 'Default' },
};

/** What a number rests on. Models of earlier releases say it only of a template's defaults. */
export const sourceKindOf = ({ kind, source }: Pick<Assumption, 'kind' | 'source'>): SourceKind | undefined =>
  kind ?? (source.startsWith(TEMPLATE_DEFAULT) ? 'default' : undefined);

/** A template filled it in, on the day the model was started, which isn’t the day of a source. */
const isUnsourced = ({ source }: Pick<Assumption, 'source'>): boolean => source.startsWith(TEMPLATE_DEFAULT);

/** When the source of an assumption was read, or "no source". @param dateText formats an ISO date */
export const asOfText = (
  assumption: Pick<Assumption, 'source' | 'asOf'>,
  dateText: (isoDate: string) => string,
): string => (isUnsourced(assumption) ? 'no source' : dateText(assumption.asOf));

/** @param today ISO date, with or without a time */
export function isOldDefault(assumption: Pick<Assumption, 'kind' | 'source' | 'asOf'>, today: string): boolean {
  if (sourceKindOf(assumption) !== 'default' || isUnsourced(assumption)) return false;
  const limit = new Date(`${today.slice(0, 10)}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() - DEFAULT_MONTHS);
  return assumption.asOf < limit.toISOString().slice(0, 10);
}

const IN_SENTENCE: Readonly<Record<SourceKind, string>> = {
  ...{ prospect: 'the prospect’s own', measured: 'measured', quoted: 'quoted', default: 'defaults' },
};

/** For example "33 assumptions: 27% the prospect’s own, 40% measured, 33% quoted." @param today ISO date */
export function evidenceText(assumptions: readonly Assumption[], today: string): string {
  const count = assumptions.length;
  const shareText = (part: number) => `${Math.round((part / count) * 100)}%`;
  const of = (kind: SourceKind | undefined) => assumptions.filter((one) => sourceKindOf(one) === kind).length;
  const shares = SOURCE_KINDS.flatMap((kind) => (of(kind) > 0 ? [`${shareText(of(kind))} ${IN_SENTENCE[kind]}`] : []));
  const unsaid = of(undefined);
  const all = [...shares, ...(unsaid > 0 ? [`${shareText(unsaid)} of a source not classified`] : [])];
  const flag = (flagged: number, one: string, several: string) =>
    flagged === 0 ? '' : ` ${flagged === 1 ? `One default ${one}` : `${flagged} defaults ${several}`}`;
  const unsourced = flag(assumptions.filter(isUnsourced).length, 'has no source.', 'have no source.');
  const age = `older than ${DEFAULT_MONTHS} months.`;
  const old = flag(assumptions.filter((one) => isOldDefault(one, today)).length, `is ${age}`, `are ${age}`);
  return `${count} ${count === 1 ? 'assumption' : 'assumptions'}: ${all.join(', ')}.${unsourced}${old}`;
}
