import { gibibytesIn } from './units';

export const CORRECTED_AMOUNTS = ['cpus', 'memoryBytes', 'provisionedBytes', 'inUseBytes'] as const;
/** `cpus`: vCPU of machines, physical cores of hosts. `provisionedBytes`: also the local storage of hosts. */
export type CorrectedAmount = (typeof CORRECTED_AMOUNTS)[number];

export const CORRECTED_FIELDS = ['counted', ...CORRECTED_AMOUNTS] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** `counted`: 1 counts the row, 0 leaves it out. Sizes in whole bytes. */
export interface RowCorrection {
  readonly field: CorrectedField;
  readonly value: number;
}

const MAX_CPUS = 4_096;
const TIB = 2 ** 40;
/** The largest sizes that a file may state for one row. */
const MAX_BYTES = { memoryBytes: 64 * TIB, provisionedBytes: 8_192 * TIB, inUseBytes: 8_192 * TIB } as const;

/** Why a correction is refused, undefined if it is fine. */
export function correctionFault({ field, value }: RowCorrection): string | undefined {
  if (field === 'counted') return value === 0 || value === 1 ? undefined : 'Count the row or leave it out.';
  const max = field === 'cpus' ? MAX_CPUS : MAX_BYTES[field];
  if (Number.isSafeInteger(value) && value >= (field === 'cpus' ? 1 : 0) && value <= max) return undefined;
  return field === 'cpus'
    ? `Enter a whole number from 1 to ${MAX_CPUS.toLocaleString('en-US')}.`
    : `Enter a size from 0 to ${gibibytesIn(max).toLocaleString('en-US')} GiB.`;
}
