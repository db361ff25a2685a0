import { gigabytesIn } from './cells';
import type { InputColumn, InputTable } from './input-tables';

/** Found columns by key, with their position in the sheet from 0. */
export type ColumnPlaces = Readonly<Record<string, number>>;

const UNIT_AT_END = /[\s(_,-](mb|mib|gb|gib|tb|tib)\)?$/i;
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Drops the unit: "Memory (GB)", "memory_mib" and "Memory" are the same column. */
const nameIn = (header: string): string =>
  plain(
    header
      .trimEnd()
      .replace(UNIT_AT_END, '')
      .replace(/\((?:usd|w)\)$/i, ''),
  );

const namesOf = ({ key, label, alsoCalled }: InputColumn): readonly string[] => [
  nameIn(label),
  plain(key),
  ...alsoCalled,
];

/** Matches columns by name, best name first. A sheet column matches at most once. */
export function matchColumns(header: readonly string[], { columns }: Pick<InputTable, 'columns'>): ColumnPlaces {
  const names = header.map(nameIn);
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

/** Sheets of RVTools, which exports sizes in MiB without naming the unit. */
const IN_MEBIBYTES = ['vinfo', 'vhost'];

export function unitOfColumn(header: string, sheet: string): number {
  const named = UNIT_AT_END.exec(header.trimEnd())?.[1];
  return (named && gigabytesIn(named)) || (IN_MEBIBYTES.includes(sheet.toLowerCase()) ? 1 / 1024 : 1);
}

/** For example "A" for 0 and "AB" for 27. */
export const columnLetters = (place: number): string =>
  (place >= 26 ? columnLetters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));
