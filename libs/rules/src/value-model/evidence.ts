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

/** @param today ISO date, with or without a time */
export function isOldDefault(assumption: Pick<Assumption, 'kind' | 'source' | 'asOf'>, today: string): boolean {
  if (sourceKindOf(assumption) !== 'default') return false;
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
  const old = assumptions.filter((one) => isOldDefault(one, today)).length;
  const flag =
    old === 0 ? '' : ` ${old === 1 ? 'One default is' : `${old} defaults are`} older than ${DEFAULT_MONTHS} months.`;
  return `${count} ${count === 1 ? 'assumption' : 'assumptions'}: ${all.join(', ')}.${flag}`;
}
