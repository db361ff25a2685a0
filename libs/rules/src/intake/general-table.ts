import type { InputColumn, InputTable } from '../inputs/input-tables';
import { type ColumnPlaces, nameOfColumn, unitOfColumn } from '../inputs/match-columns';
import type { FoundColumn, SourceField } from './source';
import { binaryUnit, type SizeUnit } from './units';

/** Units by column key, as the seller chose them. */
export type ChosenUnits = Readonly<Record<string, SizeUnit>>;

const FIELDS: Readonly<Record<string, SourceField>> = {
  vm: 'name',
  host: 'name',
  vcpu: 'vCpu',
  cores: 'cores',
  memoryGb: 'memory',
  storageGb: 'storage',
  powerWatts: 'powerWatts',
  os: 'os',
  edition: 'edition',
};

/** The column key of a field. Tools know two kinds of storage, the table has one. */
export function keyOfField(field: SourceField, rows: InputTable['rows']): string | undefined {
  if (field === 'name') return rows === 'host' ? 'host' : 'vm';
  if (field === 'provisioned' || field === 'inUse') return 'storageGb';
  if (field === 'vCpu' && rows === 'host') return 'cores';
  if (field === 'cores' && rows === 'machine') return 'vcpu';
  return Object.keys(FIELDS).find((key) => FIELDS[key] === field);
}

/** Mapped sizes whose unit neither the header names nor the seller chose. */
export const columnsWithoutUnit = (
  { columns }: InputTable,
  headers: readonly string[],
  places: ColumnPlaces,
  units: ChosenUnits,
): readonly InputColumn[] =>
  columns.filter(({ key, unit }) => {
    const place = places[key];
    return unit !== undefined && place !== undefined && !units[key] && !unitOfColumn(headers[place] ?? '');
  });

/** The field of a column key, for example 'memory' for 'memoryGb'. */
export const fieldOfKey = (key: string): SourceField | undefined => FIELDS[key];

/**
 * Columns of a table that no known tool wrote, matched by their names or by the seller.
 * Headers of such tables say "GB" and mean what operating systems count, so they are read as binary units.
 */
export function generalColumns(
  { columns }: InputTable,
  headers: readonly string[],
  places: ColumnPlaces,
  chosen: ChosenUnits | null,
): readonly FoundColumn[] {
  return columns.flatMap(({ key, unit: isSize }) => {
    const place = places[key];
    const field = FIELDS[key];
    if (place === undefined || !field) return [];
    // A column may stand there twice, once empty.
    const same = chosen ? [place] : placesOf(headers, headers[place] ?? '');
    return same.map((at) => {
      const header = headers[at] ?? '';
      const named = isSize ? unitOfColumn(header) : undefined;
      const unit = chosen?.[key] ?? (named && binaryUnit(named));
      return { field, header, place: at, ...(isSize && unit && { unit }) };
    });
  });
}

/** Columns that a table of machines may have beside those that are asked for, by their names without unit, best first. */
const MORE = [
  ['power', ['powerstate', 'powerstatus', 'vmstate', 'vmstatus', 'state', 'status']],
  ['template', ['template', 'istemplate']],
  ['inUse', ['inuse', 'used', 'usedspace', 'spaceused', 'usedstorage', 'storageused', 'diskused', 'useddisk']],
  ['id', ['vmuuid', 'instanceuuid', 'uuid']],
  ['cluster', ['cluster', 'clustername']],
  ['host', ['esxhost', 'vmhost', 'host']],
  ['datacenter', ['datacenter']],
] as const satisfies readonly (readonly [SourceField, readonly string[]])[];

/** What decides whether and where machines count, such as their power state. */
export function moreColumns(
  { rows }: InputTable,
  headers: readonly string[],
  taken: readonly FoundColumn[],
): readonly FoundColumn[] {
  if (rows !== 'machine') return [];
  const names = headers.map((header, place) =>
    taken.some((column) => column.place === place) ? '' : nameOfColumn(header),
  );
  return MORE.flatMap(([field, known]): FoundColumn[] => {
    const place = known.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
    const header = headers[place] ?? '';
    const unit = field === 'inUse' ? unitOfColumn(header) : undefined;
    if (place < 0 || (field === 'inUse' && !unit)) return [];
    return [{ field, header, place, ...(unit && { unit: binaryUnit(unit) }) }];
  });
}

const placesOf = (headers: readonly string[], header: string): readonly number[] =>
  headers.flatMap((one, at) => (one.trim().toLowerCase() === header.trim().toLowerCase() ? [at] : []));

/** Joins a header of two rows, whose first row may name several columns at once: "CPU" above "Sockets" and "Cores". */
export function joinedHeader(above: readonly string[], below: readonly string[]): readonly string[] {
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    group = above[at]?.trim() || group;
    return `${group} ${below[at]?.trim() ?? ''}`.trim();
  });
}
