import type { IntakeQuestion } from './intake';
import type { Host, InventoryEntry, Machine } from './rows';
import { bytesIn, gibibytesIn } from './units';

/** Memory by vCPU or core in GiB. Outside of it, a unit is probably wrong. */
export const MEMORY_PER_CPU_GIB = { min: 0.25, max: 256 } as const;
/** Larger than any machine that can be bought. */
export const LARGEST_MACHINE = { memoryBytes: bytesIn(24, 'TiB'), vCpu: 1_024 } as const;

const MAX_NAMED = 3;

/** Asks about counted machines or hosts that can't be right. */
export function implausible(entries: readonly InventoryEntry[]): readonly IntakeQuestion[] {
  const counted = entries.filter(({ leftOut }) => leftOut === null);
  const odd = counted.filter(hasOddMemory);
  const large = counted.filter(isTooLarge);
  const unit = counted[0]?.kind === 'host' ? 'core' : 'vCPU';
  return [
    ...(odd.length > 0
      ? [
          {
            kind: 'memory-per-vcpu' as const,
            text: `${subject(odd)} less than ${MEMORY_PER_CPU_GIB.min} or more than ${MEMORY_PER_CPU_GIB.max} GiB of memory per ${unit}: ${named(odd, memoryText)}. Check the unit of the memory.`,
          },
        ]
      : []),
    ...(large.length > 0
      ? [
          {
            kind: 'machine-size' as const,
            text: `${subject(large)} more than 24 TiB of memory or 1,024 ${unit}: ${named(large, memoryText)}.`,
          },
        ]
      : []),
  ];
}

const cpusOf = (entry: InventoryEntry): number | null => (entry.kind === 'machine' ? entry.vCpu : entry.cores);

function hasOddMemory(entry: InventoryEntry): boolean {
  const cpus = cpusOf(entry);
  if (cpus === null || entry.memoryBytes === null) return false;
  const gib = gibibytesIn(entry.memoryBytes) / cpus;
  return !(gib >= MEMORY_PER_CPU_GIB.min && gib <= MEMORY_PER_CPU_GIB.max);
}

const isTooLarge = (entry: InventoryEntry): boolean =>
  (entry.memoryBytes ?? 0) > LARGEST_MACHINE.memoryBytes || (cpusOf(entry) ?? 0) > LARGEST_MACHINE.vCpu;

/** Hosts say how many machines run on them. Asks if the list of machines differs. */
export function hostsDiffer(hosts: readonly Host[], machines: readonly Machine[]): readonly IntakeQuestion[] {
  const listed = hosts.filter(({ leftOut, machines: count }) => leftOut === null && count !== null);
  if (listed.length === 0 || machines.every(({ power }) => power === null)) return [];
  const expected = listed.reduce((sum, { machines: count }) => sum + (count ?? 0), 0);
  const running = machines.filter(
    ({ power, leftOut }) => power === 'on' && leftOut !== 'template' && leftOut !== 'duplicate',
  ).length;
  if (running === expected) return [];
  return [
    {
      kind: 'hosts-differ',
      text: `The hosts list ${countText(expected)} running ${expected === 1 ? 'machine' : 'machines'}, but ${countText(running)} ${running === 1 ? 'runs' : 'run'}. A sheet may have been filtered or come from another day.`,
    },
  ];
}

/** Without IDs, rows with the same name may be one machine that is listed twice. */
export function sameNames(entries: readonly InventoryEntry[]): readonly IntakeQuestion[] {
  const rows = new Map<string, InventoryEntry[]>();
  for (const entry of entries) {
    if (entry.leftOut !== null || entry.id !== null || !entry.name) continue;
    const name = entry.name.toLowerCase();
    rows.set(name, [...(rows.get(name) ?? []), entry]);
  }
  const repeated = [...rows.values()].filter(({ length }) => length > 1);
  const [first] = repeated;
  if (!first) return [];
  const examples = repeated.slice(0, MAX_NAMED).map(
    (same) =>
      `${same[0]?.name ?? ''} (rows ${same
        .map(({ place }) => place.row)
        .slice(0, MAX_NAMED)
        .join(', ')})`,
  );
  return [
    {
      kind: 'same-names',
      text: `${countText(repeated.length)} ${repeated.length === 1 ? 'name is' : 'names are'} listed more than once: ${examples.join(', ')}. The file has no IDs to tell them apart, so each row counts.`,
    },
  ];
}

const subject = (entries: readonly InventoryEntry[]): string => {
  const one = entries[0]?.kind === 'host' ? 'host has' : 'machine has';
  const many = entries[0]?.kind === 'host' ? 'hosts have' : 'machines have';
  return `${countText(entries.length)} ${entries.length === 1 ? one : many}`;
};

const named = (entries: readonly InventoryEntry[], detail: (entry: InventoryEntry) => string): string =>
  entries
    .slice(0, MAX_NAMED)
    .map((entry) => `${entry.name} (row ${entry.place.row}, ${detail(entry)})`)
    .join('; ') + (entries.length > MAX_NAMED ? `; and ${countText(entries.length - MAX_NAMED)} more` : '');

const memoryText = (entry: InventoryEntry): string =>
  `${countText(gibibytesIn(entry.memoryBytes ?? 0))} GiB for ${countText(cpusOf(entry) ?? 0)}`;

const countText = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 3 });
