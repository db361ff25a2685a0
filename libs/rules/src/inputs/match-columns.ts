import { gigabytesIn } from './cells';
import type { InputColumn, InputTable } from './input-tables';

/** Where each column of the table stands in the sheet, from 0; absent where it was not found. */
export type ColumnPlaces = Readonly<Record<string, number>>;

const UNIT_AT_END = /[\s(_,-]+(mb|mib|gb|gib|tb|tib)\)?\s*$/i;
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Without a unit: 'Memory (GB)', 'memory_mib' and 'Memory' are one. */
const nameIn = (header: string): string => plain(header.replace(UNIT_AT_END, '').replace(/\((?:usd|w)\)\s*$/i, ''));

const namesOf = ({ key, label, alsoCalled }: InputColumn): readonly string[] => [
  nameIn(label),
  plain(key),
  ...alsoCalled,
];

/** Finds columns by name, the better name first; none is given to two. */
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

/** Sheets of RVTools, a common export of virtual environments, count sizes in MiB without saying so. */
const IN_MEBIBYTES = ['vinfo', 'vhost'];

/** What a size in this column is counted in, in gigabytes. */
export function unitOfColumn(header: string, sheet: string): number {
  const named = UNIT_AT_END.exec(header)?.[1];
  return (named && gigabytesIn(named)) || (IN_MEBIBYTES.includes(sheet.toLowerCase()) ? 1 / 1024 : 1);
}

/** 'A' for 0, 'AB' for 27 */
export const columnLetters = (place: number): string =>
  (place >= 26 ? columnLetters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));
