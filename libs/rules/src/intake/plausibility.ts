import type { FileClaims, IntakeQuestion } from './intake';
import { type InventoryEntry, isCountable, LEFT_OUT_REASONS, type LeftOutReason, type Power } from './rows';
import { bytesIn, gibibytesIn } from './units';

/** Memory by vCPU or core in GiB. Outside of it, a unit is probably wrong. */
export const MEMORY_PER_CPU_GIB = { min: 0.25, max: 256 } as const;
/** Larger than any machine that can be bought. */
export const LARGEST_MACHINE = { memoryBytes: bytesIn(24, 'TiB'), vCpu: 1_024 } as const;

const MAX_NAMED = 3;

/** What the plausibility of a row depends on, with its corrections. */
export interface CheckedRow {
  /** In the order of the file, from 0. */
  readonly position: number;
  readonly sheet: string;
  /** From 1, as in spreadsheets. */
  readonly row: number;
  readonly name: string;
  readonly hasId: boolean;
  /** vCPU of machines, physical cores of hosts. */
  readonly cpus: number | null;
  readonly memoryBytes: number | null;
  readonly power: Power | null;
  readonly leftOut: LeftOutReason | null;
}

export const checkedRow = (entry: InventoryEntry, position: number): CheckedRow => ({
  ...{ position, sheet: entry.place.sheet, row: entry.place.row, name: entry.name, hasId: entry.id !== null },
  ...{ memoryBytes: entry.memoryBytes, leftOut: entry.leftOut },
  ...(entry.kind === 'machine' ? { cpus: entry.vCpu, power: entry.power } : { cpus: entry.cores, power: null }),
});

/** Asks about rows that can't be right, apart for each reason that leaves rows out. */
export function questionsAbout(
  kind: InventoryEntry['kind'],
  rows: readonly CheckedRow[],
  claims: FileClaims,
): readonly IntakeQuestion[] {
  const groups = [null, ...LEFT_OUT_REASONS.filter(isCountable)];
  const inGroup = (reason: LeftOutReason | null) => rows.filter(({ leftOut }) => leftOut === reason);
  return [
    ...groups.flatMap((reason) =>
      implausible(kind, inGroup(reason)).map((question) =>
        reason === null ? question : { ...question, ifCounted: [reason] },
      ),
    ),
    ...totalsDiffer(kind, rows, claims),
    ...hostsDiffer(kind, rows, claims),
    ...sameNames(rows),
  ];
}

function implausible(kind: InventoryEntry['kind'], rows: readonly CheckedRow[]): readonly IntakeQuestion[] {
  const odd = rows.filter(hasOddMemory);
  const large = rows.filter(isTooLarge);
  const unit = UNITS[kind];
  return [
    ...(odd.length > 0
      ? [
          {
            kind: 'memory-per-vcpu' as const,
            text: `${subject(kind, odd)} less than ${MEMORY_PER_CPU_GIB.min} or more than ${MEMORY_PER_CPU_GIB.max} GiB of memory per ${unit.one}: ${named(odd)}. Check the unit of the memory.`,
            rows: positionsOf(odd),
          },
        ]
      : []),
    ...(large.length > 0
      ? [
          {
            kind: 'machine-size' as const,
            text: `${subject(kind, large)} more than 24 TiB of memory or 1,024 ${unit.one}: ${named(large)}.`,
            rows: positionsOf(large),
          },
        ]
      : []),
  ];
}

function hasOddMemory({ cpus, memoryBytes }: CheckedRow): boolean {
  if (cpus === null || memoryBytes === null) return false;
  const gib = gibibytesIn(memoryBytes) / cpus;
  return !(gib >= MEMORY_PER_CPU_GIB.min && gib <= MEMORY_PER_CPU_GIB.max);
}

const isTooLarge = ({ cpus, memoryBytes }: CheckedRow): boolean =>
  (memoryBytes ?? 0) > LARGEST_MACHINE.memoryBytes || (cpus ?? 0) > LARGEST_MACHINE.vCpu;

const NOT_SUMMED: readonly (LeftOutReason | null)[] = ['blank', 'total', 'note', 'hidden', 'by-hand'];

/** A total row says more or less than the rows above it. */
const totalsDiffer = (
  kind: InventoryEntry['kind'],
  rows: readonly CheckedRow[],
  { totals }: FileClaims,
): readonly IntakeQuestion[] =>
  totals.flatMap(({ sheet, row: at, cpus: said }) => {
    const above = rows.filter(
      ({ row, leftOut, ...of }) => of.sheet === sheet && row < at && !NOT_SUMMED.includes(leftOut),
    );
    const found = above.reduce((sum, { cpus }) => sum + (cpus ?? 0), 0);
    if (said === found) return [];
    const text = `The total in row ${at} says ${countText(said)} ${UNITS[kind].many}, but the rows above add up to ${countText(found)}.`;
    return [{ kind: 'total-differs' as const, text }];
  });

export const isRunning = ({ power, leftOut }: Pick<CheckedRow, 'power' | 'leftOut'>): boolean =>
  power === 'on' && leftOut !== 'template' && leftOut !== 'duplicate' && leftOut !== 'by-hand';

/** Hosts say how many machines run on them. Asks if the list of machines differs. */
function hostsDiffer(
  kind: InventoryEntry['kind'],
  rows: readonly CheckedRow[],
  { running }: FileClaims,
): readonly IntakeQuestion[] {
  if (!running) return [];
  const { onHosts } = running;
  const listed = kind === 'machine' ? rows.filter(isRunning).length : running.listed;
  if (listed === onHosts) return [];
  return [
    {
      kind: 'hosts-differ',
      text: `The hosts list ${countText(onHosts)} running ${onHosts === 1 ? 'machine' : 'machines'}, but ${countText(listed)} ${listed === 1 ? 'runs' : 'run'}. A sheet may have been filtered or come from another day.`,
    },
  ];
}

/** Without IDs, rows with the same name may be one machine that is listed twice. */
function sameNames(rows: readonly CheckedRow[]): readonly IntakeQuestion[] {
  const unidentified = rows.filter(
    ({ name, hasId, leftOut }) => name && !hasId && (leftOut === null || isCountable(leftOut)),
  );
  const order = [null, ...LEFT_OUT_REASONS];
  const repeated = [...Map.groupBy(unidentified, ({ name }) => name.toLowerCase()).values()].flatMap((same) => {
    const [first, ...others] = same.toSorted((one, other) => order.indexOf(one.leftOut) - order.indexOf(other.leftOut));
    if (!first) return [];
    // Others repeat the name once they count beside the first.
    return [...Map.groupBy(others, ({ leftOut }) => leftOut)].map(([leftOut, more]) => ({
      ifCounted: [...new Set([first.leftOut, leftOut])].filter((reason) => reason !== null),
      rows: [first, ...more].toSorted((one, other) => one.position - other.position),
    }));
  });
  return [...Map.groupBy(repeated, ({ ifCounted }) => ifCounted.join(' ')).values()].map((names) => {
    const examples = names.slice(0, MAX_NAMED).map(({ rows: [first, ...more] }) => {
      const places = [first, ...more].flatMap((row) => row?.row ?? []).slice(0, MAX_NAMED);
      return `${first?.name ?? ''} (rows ${places.join(', ')})`;
    });
    const ifCounted = names[0]?.ifCounted ?? [];
    return {
      kind: 'same-names',
      text: `${countText(names.length)} ${names.length === 1 ? 'name is' : 'names are'} listed more than once: ${examples.join(', ')}. The file has no IDs to tell them apart, so each row counts.`,
      ...(ifCounted.length > 0 && { ifCounted }),
      rows: positionsOf(names.flatMap(({ rows: same }) => same)),
    };
  });
}

const UNITS = { machine: { one: 'vCPU', many: 'vCPU' }, host: { one: 'core', many: 'cores' } } as const;

const positionsOf = (rows: readonly CheckedRow[]): readonly number[] => rows.map(({ position }) => position);

function subject(kind: InventoryEntry['kind'], rows: readonly CheckedRow[]): string {
  const [one, many] = kind === 'host' ? ['host has', 'hosts have'] : ['machine has', 'machines have'];
  return `${countText(rows.length)} ${rows.length === 1 ? one : many}`;
}

const named = (rows: readonly CheckedRow[]): string =>
  rows
    .slice(0, MAX_NAMED)
    .map((row) => `${row.name} (row ${row.row}, ${memoryText(row)})`)
    .join('; ') + (rows.length > MAX_NAMED ? `; and ${countText(rows.length - MAX_NAMED)} more` : '');

const memoryText = ({ cpus, memoryBytes }: CheckedRow): string =>
  `${countText(gibibytesIn(memoryBytes ?? 0))} GiB for ${countText(cpus ?? 0)}`;

const countText = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 3 });
