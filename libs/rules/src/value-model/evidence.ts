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

/** Without a source, or filled in by a template on the day the model was started, which isn’t the day of a source. */
export const isUnsourced = ({ source }: Pick<Assumption, 'source'>): boolean =>
  source.trim() === '' || source.startsWith(TEMPLATE_DEFAULT);

/** When the source of an assumption was read, or "no source". @param dateText formats an ISO date */
export const asOfText = (
  assumption: Pick<Assumption, 'source' | 'asOf'>,
  dateText: (isoDate: string) => string,
): string => (isUnsourced(assumption) ? 'no source' : dateText(assumption.asOf));

/** @param today ISO date, with or without a time */
export function isOldDefault(assumption: Pick<Assumption, 'kind' | 'source' | 'asOf'>, today: string): boolean {
  if (sourceKindOf(assumption) !== 'default' || isUnsourced(assumption)) return false;
  return assumption.asOf < oldBefore(today);
}

/** Sources of defaults from before this ISO date are old. @param today ISO date, with or without a time */
export function oldBefore(today: string): string {
  const [year = 0, month = 1, day = 1] = today.slice(0, 10).split('-').map(Number);
  const monthThen = month - 1 - DEFAULT_MONTHS;
  const lastDay = new Date(Date.UTC(year, monthThen + 1, 0)).getUTCDate();
  // Every day of a month that has no such day is before it.
  return new Date(Date.UTC(year, monthThen, Math.min(day, lastDay + 1))).toISOString().slice(0, 10);
}

const IN_SENTENCE: Readonly<Record<SourceKind, string>> = {
  ...{ prospect: 'the prospect’s own', measured: 'measured', quoted: 'quoted', default: 'defaults' },
};

/** For example "33 assumptions: 27% the prospect’s own, 40% measured, 33% quoted." @param today ISO date */
export function evidenceText(assumptions: readonly Assumption[], today: string): string {
  const count = assumptions.length;
  const kinds = [...SOURCE_KINDS, undefined]
    .map((kind) => ({ kind, number: assumptions.filter((one) => sourceKindOf(one) === kind).length }))
    .filter(({ number }) => number > 0);
  const percents = percentsOf(kinds.map(({ number }) => number));
  const all = kinds.map(
    ({ kind }, index) => `${percents[index]}% ${kind ? IN_SENTENCE[kind] : 'of a source not classified'}`,
  );
  const flag = (flagged: number, one: string, several: string) =>
    flagged === 0 ? '' : ` ${flagged === 1 ? `One ${one}` : `${flagged} ${several}`}`;
  const unsourced = flag(assumptions.filter(isUnsourced).length, 'has no source.', 'have no source.');
  const age = `older than ${DEFAULT_MONTHS} months.`;
  const isOld = (one: Assumption) => isOldDefault(one, today);
  const old = flag(assumptions.filter(isOld).length, `default is ${age}`, `defaults are ${age}`);
  return `${count} ${count === 1 ? 'assumption' : 'assumptions'}: ${all.join(', ')}.${unsourced}${old}`;
}

/** Whole percents that add up to 100: the largest fractions are rounded up. */
function percentsOf(numbers: readonly number[]): readonly number[] {
  const all = numbers.reduce((sum, number) => sum + number, 0);
  const exact = numbers.map((number) => (number / all) * 100);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byFraction = exact.map((share, index) => ({ index, fraction: share % 1 }));
  const raised = new Set(
    byFraction
      .sort((one, other) => other.fraction - one.fraction)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
}
