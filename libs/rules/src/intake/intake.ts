import type { ColumnFault } from '../inputs/reading';
import type { LeftOutReason, RowPlace } from './rows';

export const STORAGE_KINDS = ['in-use', 'provisioned'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

/** Sums over rows of machines or hosts. Sizes in whole bytes. Null if no row has the amount. */
export interface RowSums {
  readonly rows: number;
  readonly vCpu: number | null;
  readonly cores: number | null;
  readonly memoryBytes: number | null;
  /** Of hosts: local storage, or that of the datastores. */
  readonly provisionedBytes: number | null;
  readonly inUseBytes: number | null;
  readonly powerWatts: number | null;
}

/** Rows that are left out for the same reason, or (`reason` null) counted in any case. */
export interface RowGroup extends RowSums {
  readonly reason: LeftOutReason | null;
  /** Of these rows. They only matter if the rows are counted. */
  readonly faults: readonly ColumnFault[];
}

/** What the seller decides about a file. */
export interface IntakeChoices {
  /** Rows that are left out by default and counted anyway. */
  readonly count: readonly LeftOutReason[];
  /** Null for the default: in use if the file has it. */
  readonly storage: StorageKind | null;
}

export const DEFAULT_CHOICES: IntakeChoices = { count: [], storage: null };

export const QUESTION_KINDS = [
  'memory-per-vcpu',
  'machine-size',
  'hosts-differ',
  'total-differs',
  'same-names',
  'month-differs',
  'filtered',
  'counted-twice',
  'other-cloud',
] as const;

/** Something implausible that the seller confirms or corrects before the file counts. */
export interface IntakeQuestion {
  readonly kind: (typeof QUESTION_KINDS)[number];
  /** A sentence that names the rows. */
  readonly text: string;
  /** It is about rows that are left out for these reasons, so that it is asked only if they count. */
  readonly ifCounted?: readonly LeftOutReason[];
  /** Positions of the rows that it is about. Undefined if it is about the whole file. */
  readonly rows?: readonly number[];
}

/** What a file says about its own rows. */
export interface FileClaims {
  /** vCPU or cores of the rows above a total. */
  readonly totals: readonly (RowPlace & { readonly cpus: number })[];
  /** Running machines: as the hosts count them, and as they are listed. Null if the file doesn't have both. */
  readonly running: { readonly onHosts: number; readonly listed: number } | null;
}

/**
 * The intake statement of a file: what was recognized, what counts, and what doesn't.
 * `statementText` puts it into words.
 */
export interface Intake {
  /** Null for a table that no known tool wrote. `version`: for example "4.4" or "3.x", null if the file doesn't say. */
  readonly source: { readonly id: string; readonly product: string; readonly version: string | null } | null;
  readonly rows: 'machine' | 'host';
  /** Names of the recognized sheets in the tool's words, for example "vInfo". */
  readonly sheets: readonly string[];
  /** In the order of LEFT_OUT_REASONS, counted rows first. */
  readonly groups: readonly RowGroup[];
  /** Kinds of storage in the file. */
  readonly storageKinds: readonly StorageKind[];
  /** The kind that the totals are about, null without storage. */
  readonly priced: StorageKind | null;
  /** What applies to `groups` now. */
  readonly choices: IntakeChoices;
  /** Sentences about what was left aside, such as hidden sheets. */
  readonly notes: readonly string[];
  /** Also those about rows that don't count now. */
  readonly questions: readonly IntakeQuestion[];
}

/** What is asked about the rows that count. */
export const askedQuestions = ({ questions, choices }: Pick<Intake, 'questions' | 'choices'>) =>
  questions.filter(({ ifCounted = [] }) => ifCounted.every((reason) => isCounted({ reason }, choices)));

/** Whether the same was confirmed before, about these rows and perhaps about others. */
export const isConfirmed = (question: IntakeQuestion, confirmed: readonly IntakeQuestion[]): boolean => {
  const same = confirmed.filter(({ kind }) => kind === question.kind);
  if (!question.rows) return same.some(({ text }) => text === question.text);
  const rows = new Set(same.flatMap((one) => one.rows ?? []));
  return question.rows.every((row) => rows.has(row));
};

export const isCounted = ({ reason }: Pick<RowGroup, 'reason'>, { count }: IntakeChoices): boolean =>
  reason === null || count.includes(reason);

/** The kind of storage that is priced: as chosen, otherwise in use. */
export const pricedStorage = (kinds: readonly StorageKind[], { storage }: IntakeChoices): StorageKind | null =>
  storage !== null && kinds.includes(storage) ? storage : (kinds[0] ?? null);

const AMOUNTS = ['vCpu', 'cores', 'memoryBytes', 'provisionedBytes', 'inUseBytes', 'powerWatts'] as const;

export const NO_ROWS: RowSums = {
  rows: 0,
  vCpu: null,
  cores: null,
  memoryBytes: null,
  provisionedBytes: null,
  inUseBytes: null,
  powerWatts: null,
};

export function addSums(one: RowSums, other: RowSums): RowSums {
  const amounts = AMOUNTS.map((key) => {
    const [a, b] = [one[key], other[key]];
    return [key, a === null ? b : b === null ? a : a + b] as const;
  });
  return { ...one, ...Object.fromEntries(amounts), rows: one.rows + other.rows };
}

/** Sums of what counts. */
export const countedSums = ({ groups, choices }: Pick<Intake, 'groups' | 'choices'>): RowSums =>
  groups.filter((group) => isCounted(group, choices)).reduce<RowSums>(addSums, NO_ROWS);
