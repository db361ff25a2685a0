import {
  givenNameFault,
  type Assumption,
  assumptionText,
  type Confidence,
  CONFIDENCES,
  dayText,
  isDay,
  isUnsourced,
  unitAfter,
  VALUE_MODEL_LIMITS,
} from '@casewright/rules';
import { CONFIDENCE_LABELS } from '@casewright/ui';
import { omitted, withoutGaps } from '../editing/changes';
import { today } from '../editing/new-rows';
import { exactText, type Read, readNumber } from './numbers';

export type AssumptionColumn = 'label' | 'base' | 'unit' | 'source' | 'asOf' | 'confidence' | 'low' | 'high';

/** Column order of pasted blocks, in the table and in a range. */
export const TABLE_COLUMNS: readonly AssumptionColumn[] = ['label', 'base', 'unit', 'source', 'asOf', 'confidence'];
export const RANGE_COLUMNS: readonly AssumptionColumn[] = ['low', 'base', 'high'];

export const COLUMN_NAMES: Readonly<Record<AssumptionColumn, string>> = {
  ...{ label: 'Assumption', base: 'Value', unit: 'Unit', source: 'Source', asOf: 'As of', confidence: 'Confidence' },
  ...{ low: 'Low', high: 'High' },
};

/** In characters. */
export const CELL_LIMITS: Readonly<Partial<Record<AssumptionColumn, number>>> = {
  ...{ label: VALUE_MODEL_LIMITS.name, source: VALUE_MODEL_LIMITS.text, unit: VALUE_MODEL_LIMITS.id },
};

export function shownText(assumption: Assumption, column: AssumptionColumn): string {
  const value = assumption[column];
  if (typeof value === 'number') return assumptionText(assumption, value);
  return editedText(assumption, column);
}

export function editedText(assumption: Assumption, column: AssumptionColumn): string {
  if (column === 'confidence') return CONFIDENCE_LABELS[assumption.confidence];
  if (column === 'asOf') return isUnsourced(assumption) ? '' : dayText(assumption.asOf);
  const value = assumption[column];
  return typeof value === 'number' ? exactText(assumption, value) : (value ?? '');
}

/** What a default of the library says. Another value is no longer the library's. */
const OF_LIBRARY: ReadonlySet<AssumptionColumn> = new Set(['base', 'unit', 'source', 'asOf', 'low', 'high']);

/** @param typed text of one cell */
export function withCell(assumption: Assumption, column: AssumptionColumn, typed: string): Read<Assumption> {
  const read = readCell(assumption, column, typed);
  if (read.error !== undefined || read.value[column] === assumption[column]) return read;
  if (column === 'base' && (assumption.reference ?? assumption.library))
    return { value: typedOver(assumption, read.value) };
  return OF_LIBRARY.has(column) ? { value: omitted(read.value, 'library') } : read;
}

/** A number that a file or the library doesn't say. Its source tells what they said. */
function typedOver(before: Assumption, now: Assumption): Assumption {
  const source = `Changed from ${assumptionText(before, before.base)}${unitAfter(before.unit)}: ${before.source}`;
  const changed = { ...now, source: source.slice(0, VALUE_MODEL_LIMITS.text).toWellFormed() };
  return omitted(omitted(omitted(changed, 'kind'), 'reference'), 'library');
}

function readCell(assumption: Assumption, column: AssumptionColumn, typed: string): Read<Assumption> {
  const text = typed.trim();
  const most = CELL_LIMITS[column];
  if (most !== undefined && text.length > most)
    return { error: `Use at most ${most.toLocaleString('en-US')} characters.` };
  switch (column) {
    case 'label': {
      const error = givenNameFault(text);
      return error ? { error } : { value: { ...assumption, label: text } };
    }
    case 'unit':
      return text ? { value: { ...assumption, unit: text } } : { error: 'Enter a unit, such as USD/host/year.' };
    case 'source':
      return { value: withSource(assumption, text) };
    case 'asOf': {
      if (isUnsourced(assumption)) return text ? { error: 'Enter the source first.' } : { value: assumption };
      const day = dayIn(text);
      return day ? { value: { ...assumption, asOf: day } } : { error: 'Enter a date such as Nov 20, 2026.' };
    }
    case 'confidence': {
      const confidence = confidenceIn(text);
      return confidence ? { value: { ...assumption, confidence } } : { error: 'Enter Low, Medium, or High.' };
    }
    case 'low':
    case 'high':
      return text
        ? withNumber(assumption, column, text)
        : { value: withoutGaps({ ...assumption, [column]: undefined }) };
    case 'base':
      return withNumber(assumption, column, text);
  }
}

/** A first source was read today, unless the analyst says otherwise. */
function withSource(assumption: Assumption, source: string): Assumption {
  const isFirst = isUnsourced(assumption) && !isUnsourced({ source });
  return { ...assumption, source, ...(isFirst && { asOf: today() }) };
}

function withNumber(assumption: Assumption, column: 'low' | 'base' | 'high', text: string): Read<Assumption> {
  const read = readNumber(assumption, text);
  return read.error === undefined ? { value: { ...assumption, [column]: read.value } } : read;
}

function dayIn(text: string): string | undefined {
  if (isDay(text)) return text;
  const at = Date.parse(`${text} UTC`);
  const read = Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
  // `Date` fills in a missing year and turns February 30 into March 2.
  const written = text.match(/\d+/g)?.map(Number) ?? [];
  const [year = 0, month = 0, day = 0] = read.split('-').map(Number);
  const shown = [written.includes(year) ? year : year - 2_000, day, ...(written.length > 2 ? [month] : [])];
  return sortedText(written) === sortedText(shown) ? read : undefined;
}

const sortedText = (numbers: readonly number[]): string => numbers.toSorted((one, other) => one - other).join(' ');

const confidenceIn = (text: string): Confidence | undefined =>
  text ? CONFIDENCES.find((one) => one.startsWith(text.toLowerCase())) : undefined;
