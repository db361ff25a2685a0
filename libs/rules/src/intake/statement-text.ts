import { countedSums, type Intake, isCounted, type StorageKind } from './intake';
import type { LeftOutReason } from './rows';
import { gibibytesIn } from './units';

/** One row and many rows, as in "1 template" and "10 templates". */
export const LEFT_OUT_LABELS: Readonly<Record<LeftOutReason, readonly [one: string, many: string]>> = {
  blank: ['row without data', 'rows without data'],
  total: ['total row', 'total rows'],
  note: ['note', 'notes'],
  hidden: ['hidden row', 'hidden rows'],
  template: ['template', 'templates'],
  placeholder: ['Site Recovery placeholder', 'Site Recovery placeholders'],
  agent: ['vSphere cluster agent', 'vSphere cluster agents'],
  inaccessible: ['orphaned or inaccessible', 'orphaned or inaccessible'],
  duplicate: ['listed twice', 'listed twice'],
  off: ['off', 'off'],
  'by-hand': ['left out by hand', 'left out by hand'],
};

export const STORAGE_LABELS: Readonly<Record<StorageKind, string>> = { 'in-use': 'in use', provisioned: 'provisioned' };

const UNITS = { machine: ['machine', 'machines'], host: ['host', 'hosts'] } as const;

/**
 * For example "RVTools 4.4, vInfo: 763 machines counted; 42 left out: 32 off, 10 templates. Memory 10,522 GiB.
 * Storage in use 121,440 GiB, provisioned 221,043 GiB; priced: in use."
 */
export function statementText(intake: Intake): string {
  const { source, sheets } = intake;
  const name = source && `${[source.product, source.version].filter(Boolean).join(' ')}, ${sheets.join(' and ')}: `;
  return `${name ?? ''}${countedText(intake)}`;
}

/** The statement without the source, for places that name it already. */
export function countedText(intake: Intake): string {
  const sums = countedSums(intake);
  const [one, many] = UNITS[intake.rows];
  const leftOut = leftOutText(intake);
  return [
    `${countText(sums.rows)} ${sums.rows === 1 ? one : many} counted${leftOut && `; ${leftOut}`}.`,
    sums.vCpu !== null && `${countText(sums.vCpu)} vCPU.`,
    sums.cores !== null && `${countText(sums.cores)} cores.`,
    sums.memoryBytes !== null && `Memory ${gibText(sums.memoryBytes)}.`,
    storageText(intake),
  ]
    .filter(Boolean)
    .join(' ');
}

/** For example "763 of 805 rows counted; 42 left out: 32 off, 10 templates". */
export function rowsText({ groups, choices }: Pick<Intake, 'groups' | 'choices'>): string {
  const all = groups.filter(({ reason }) => reason !== 'blank').reduce((sum, { rows }) => sum + rows, 0);
  const counted = `${countText(countedSums({ groups, choices }).rows)} of ${countText(all)} rows counted`;
  return [counted, leftOutText({ groups, choices })].filter(Boolean).join('; ');
}

/** For example "42 left out: 32 off, 10 templates". Empty if every row counts. */
export function leftOutText({ groups, choices }: Pick<Intake, 'groups' | 'choices'>): string {
  const left = groups
    .filter((group) => group.reason !== null && group.reason !== 'blank' && !isCounted(group, choices))
    .toSorted((a, b) => b.rows - a.rows);
  const rows = left.reduce((sum, group) => sum + group.rows, 0);
  if (rows === 0) return '';
  const parts = left.map(({ reason, rows: count }) => {
    const [one, many] = LEFT_OUT_LABELS[reason ?? 'note'];
    return `${countText(count)} ${count === 1 ? one : many}`;
  });
  return `${countText(rows)} left out: ${parts.join(', ')}`;
}

function storageText(intake: Intake): string {
  const { provisionedBytes, inUseBytes } = countedSums(intake);
  const { priced, storageKinds } = intake;
  if (priced === null) return '';
  const inUse = inUseBytes !== null && `in use ${gibText(inUseBytes)}`;
  const provisioned =
    provisionedBytes !== null && `${storageKinds.includes('in-use') ? 'provisioned ' : ''}${gibText(provisionedBytes)}`;
  const amounts = [inUse, provisioned].filter(Boolean).join(', ');
  return amounts && `Storage ${amounts}${storageKinds.length > 1 ? `; priced: ${STORAGE_LABELS[priced]}` : ''}.`;
}

const countText = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

export const gibText = (bytes: number): string => {
  const gib = gibibytesIn(bytes);
  return `${gib.toLocaleString('en-US', { maximumFractionDigits: gib < 10 ? 1 : 0 })} GiB`;
};
