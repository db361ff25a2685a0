import type { LineColumn, LineFormat } from '../../line-files/line-format';
import { isDay } from '../../pursuit/days';
import { isSameUnit, parseUnit } from '../unit';
import type { LibraryDefault } from './library-default';

/** In characters, or of lines. Publisher and title fit into the source of an assumption. */
export const LIBRARY_LIMITS = {
  ...{ defaults: 300, fileLength: 100_000 },
  ...{ key: 60, name: 100, unit: 60, publisher: 60, title: 110, url: 300, note: 500 },
} as const;

interface DefaultColumn extends LineColumn {
  readonly field: keyof LibraryDefault;
  readonly isOptional?: boolean;
}

/** Columns of the library's file, in order. */
export const DEFAULT_COLUMNS: readonly DefaultColumn[] = [
  { header: 'Key', field: 'key' },
  { header: 'Name', field: 'name' },
  { header: 'Unit', field: 'unit' },
  { header: 'Low', field: 'low' },
  { header: 'Base', field: 'base' },
  { header: 'High', field: 'high' },
  { header: 'Publisher', field: 'publisher' },
  { header: 'Title', field: 'title' },
  { header: 'URL', field: 'url' },
  { header: 'Source date', field: 'asOf' },
  { header: 'Note', field: 'note', isOptional: true },
];

const KEY = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Starts with a letter or digit, so that no spreadsheet runs it as a formula. */
const TEXT = /^[\p{L}\p{N}][^\p{C}]*$/u;
const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/;

const isAddress = (text: string): boolean => text.startsWith('https://') && !/\s/.test(text) && URL.canParse(text);

const isText = (text: string): boolean => TEXT.test(text);

/** What a cell must be, by field. Numbers are checked together with their unit. */
const RULES: Readonly<
  Partial<Record<keyof LibraryDefault, readonly [isRight: (text: string) => boolean, most: number, fault: string]>>
> = {
  key: [(text) => KEY.test(text), LIBRARY_LIMITS.key, 'Use lowercase words with hyphens, such as power-price.'],
  name: textRule(LIBRARY_LIMITS.name),
  publisher: textRule(LIBRARY_LIMITS.publisher),
  title: textRule(LIBRARY_LIMITS.title),
  note: textRule(LIBRARY_LIMITS.note),
  url: [
    isAddress,
    LIBRARY_LIMITS.url,
    `Enter an address that starts with https://, up to ${LIBRARY_LIMITS.url} characters.`,
  ],
};

function textRule(most: number): readonly [typeof isText, number, string] {
  return [isText, most, `Use up to ${most} characters, starting with a letter or digit.`];
}

const WITH_SIGN = 'Enter a percentage with its sign, such as 9%.';
const NUMERIC = 'Enter a number with a decimal point, such as 0.12, without a unit or currency sign.';

/** "9%" is 0.09. A spreadsheet may put an apostrophe before a minus. */
function numberIn(cell: string, unit: string): number | string {
  const text = cell.replace(/^'(?=-)/, '');
  if (unit === '%') {
    const digits = text.replace(/%$/, '');
    return text.endsWith('%') && NUMBER.test(digits) ? Number((Number(digits) / 100).toPrecision(12)) : WITH_SIGN;
  }
  return NUMBER.test(text) ? Number(text) : NUMERIC;
}

const numberText = (value: number, unit: string): string =>
  unit === '%' ? `${Number((value * 100).toPrecision(12))}%` : String(value);

/**
 * The CSV files of the library.
 * @param today ISO date
 * @param unitOfKey unit that templates expect of a key, if any uses it
 */
export const defaultFormat = (
  today: string,
  unitOfKey: (key: string) => string | undefined,
): LineFormat<LibraryDefault, DefaultColumn> => ({
  columns: DEFAULT_COLUMNS,
  needed: DEFAULT_COLUMNS.filter(({ isOptional }) => isOptional !== true),
  maxLines: LIBRARY_LIMITS.defaults,
  texts: {
    unknownColumn: 'The library has no such column.',
    tooManyLines: `The library can have up to ${LIBRARY_LIMITS.defaults} defaults.`,
  },
  read: (cell, fault) => readRow(cell, fault, today, unitOfKey),
  cellOf: ({ field }, line) => {
    const value = line[field];
    return typeof value === 'number' ? numberText(value, line.unit) : value;
  },
  keyOf: ({ key }) => key,
  duplicate: (first) => ({ column: 'Key', message: `Row ${first} has the same key.` }),
  nameOf: ({ key, name }) => `${name} · ${key}`,
  compared: DEFAULT_COLUMNS.filter(({ field }) => field !== 'key' && field !== 'name'),
});

function readRow(
  cell: (column: DefaultColumn) => string,
  fault: (column: DefaultColumn, message: string) => void,
  today: string,
  unitOfKey: (key: string) => string | undefined,
): LibraryDefault | undefined {
  const numbers = new Map<string, number>();
  const cells: Partial<Record<keyof LibraryDefault, string>> = {};
  let isComplete = true;
  for (const column of DEFAULT_COLUMNS) {
    const text = cell(column);
    cells[column.field] = text;
    const message = faultOf(column, text);
    if (message === undefined) continue;
    isComplete = false;
    fault(column, message);
  }
  if (!isComplete) return undefined;
  const { key = '', name = '', unit = '', publisher = '', title = '', url = '', asOf = '', note = '' } = cells;
  const [low, base, high] = ['low', 'base', 'high'].map((field) => numbers.get(field) ?? 0);
  return { ...{ key, name, unit, publisher, title, url, asOf, note }, low: low ?? 0, base: base ?? 0, high: high ?? 0 };

  function faultOf({ field, isOptional }: DefaultColumn, text: string): string | undefined {
    if (text === '') return isOptional === true ? undefined : 'Required.';
    switch (field) {
      case 'unit':
        return unitFault(text, unitOfKey(cells.key ?? ''));
      case 'low':
      case 'base':
      case 'high':
        return numberFault(field, text);
      case 'asOf':
        if (!isDay(text)) return 'Enter a day such as 2026-11-20.';
        return text > today ? 'Enter a day up to today.' : undefined;
      default: {
        const [isRight, most, message] = RULES[field] ?? [isText, 0, ''];
        return isRight(text) && text.length <= most ? undefined : message;
      }
    }
  }

  function numberFault(field: 'low' | 'base' | 'high', text: string): string | undefined {
    const value = numberIn(text, cells.unit ?? '');
    if (typeof value === 'string') return value;
    numbers.set(field, value);
    const [low, base] = [numbers.get('low'), numbers.get('base')];
    if (field === 'base' && low !== undefined && value < low) return 'Enter at least the low value.';
    if (field === 'high' && base !== undefined && value < base) return 'Enter at least the base value.';
    return undefined;
  }
}

function unitFault(text: string, expected: string | undefined): string | undefined {
  const unit = parseUnit(text);
  if (!unit || text.length > LIBRARY_LIMITS.unit)
    return 'Enter a unit of value models, such as USD/host/year, %, or 1.';
  const wanted = expected === undefined ? undefined : parseUnit(expected);
  const isWanted = !wanted || (isSameUnit(unit, wanted) && (text === '%') === (expected === '%'));
  return isWanted ? undefined : `Models use this key in ${expected}.`;
}
