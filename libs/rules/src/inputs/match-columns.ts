import { namedCurrency } from '../cells/currency-cell';
import { type SizeUnit, sizeUnitNamed } from '../intake/units';
import type { InputColumn, InputTable } from './input-tables';

/** Found columns by key, with their position in the sheet from 0. */
export type ColumnPlaces = Readonly<Record<string, number>>;

const UNIT = '(bytes?|[kmgtp]i?b)';
/** "Memory (GB)", "Memory [in MB]", "memory_mib", "Memory in MB". */
const UNIT_AT_END = new RegExp(`[\\s(\\[_,/-](?:in )?${UNIT}[)\\]]?$`, 'i');
/** "MemoryMB", as scripts write it. */
const UNIT_IN_CAMEL_CASE = /[a-z](Bytes|[KMGTP]i?B)$/;
const UNIT_IN_BRACKETS = new RegExp(`[(\\[](?:in )?${UNIT}[)\\]]`, 'i');
const CURRENCY_OR_WATTS = /[([]([^\s()[\]]{1,4})[)\]]$/;
const IN_AT_END = /(?<![\s(\[])[\s(\[]+in$/i;

/** "CPU %" is no number of CPUs. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('%', 'percent')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns 'MiB' for "memory_mib", undefined if the header names no unit. */
export function unitOfColumn(header: string): SizeUnit | undefined {
  const text = header.trim();
  const named = UNIT_AT_END.exec(text)?.[1] ?? UNIT_IN_CAMEL_CASE.exec(text)?.[1] ?? UNIT_IN_BRACKETS.exec(text)?.[1];
  return named === undefined ? undefined : sizeUnitNamed(named);
}

/** Drops the unit: "Memory (GB)", "memory_mib" and "Memory" are the same column. */
export function nameOfColumn(header: string): string {
  const text = header.trim();
  const cut = UNIT_AT_END.exec(text);
  const camel = cut ? null : UNIT_IN_CAMEL_CASE.exec(text);
  const name = cut ? text.slice(0, cut.index) : camel ? text.slice(0, camel.index + 1) : text;
  return plain(
    name
      .replace(UNIT_IN_BRACKETS, '')
      .replace(IN_AT_END, '')
      .replace(CURRENCY_OR_WATTS, (all, named: string) => (/^w$/i.test(named) || namedCurrency(named) ? '' : all)),
  );
}

const namesOf = ({ key, label, alsoCalled }: InputColumn): readonly string[] => [
  nameOfColumn(label),
  plain(key),
  ...alsoCalled,
];

/** Matches columns by name, best name first. A sheet column matches at most once. */
export function matchColumns(header: readonly string[], { columns }: Pick<InputTable, 'columns'>): ColumnPlaces {
  const names = header.map(nameOfColumn);
  const taken = new Set<number>();
  const found = columns.flatMap((column): [string, number][] => {
    for (const name of namesOf(column)) {
      const place = names.findIndex((one, index) => one === name && !taken.has(index));
      if (place < 0) continue;
      taken.add(place);
      return [[column.key, place]];
    }
    return [];
  });
  return Object.fromEntries(found);
}

export const missingColumns = (
  { columns }: Pick<InputTable, 'columns'>,
  places: ColumnPlaces,
): readonly InputColumn[] => columns.filter(({ key, isRequired }) => isRequired && places[key] === undefined);

/** For example "A" for 0 and "AB" for 27. */
export const columnLetters = (place: number): string =>
  (place >= 26 ? columnLetters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));
