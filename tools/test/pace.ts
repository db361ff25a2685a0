import { createHash } from 'node:crypto';
import { sum } from './stage.ts';

/** Milliseconds of a sample on the reference machine. */
const REFERENCE_MS = 68;
const SAMPLES = 5;
/** On some machines, the first use of a memory page takes thirty times as long. */
const FRESH_BYTES = 16 * 2 ** 20;
/** Limits how much a busy moment extends the deadline. */
const MAX_SLOWNESS = 10;

export interface Pace {
  /** CPU time relative to the reference machine. */
  readonly cpu: number;
  /** Elapsed time relative to the reference machine, including other load. */
  readonly slowness: number;
}

/** Measures computing and memory allocation. At least 1, so that fast machines get no stricter limits. */
export function measurePace(): Pace {
  // Warm-up for the compiler.
  work();
  // Kept alive, since freed memory would be reused.
  const kept: Buffer[] = [];
  const samples = Array.from({ length: SAMPLES }, () => {
    const [since, before] = [performance.now(), process.cpuUsage()];
    work();
    kept.push(Buffer.allocUnsafeSlow(FRESH_BYTES).fill(kept.length + 1));
    const { user, system } = process.cpuUsage(before);
    return { cpuMs: (user + system) / 1000, wallMs: performance.now() - since };
  });
  const wallMs = sum(samples.map((sample) => sample.wallMs)) / SAMPLES;
  return {
    cpu: Math.max(1, median(samples.map(({ cpuMs }) => cpuMs)) / REFERENCE_MS),
    slowness: Math.min(MAX_SLOWNESS, Math.max(1, wallMs / REFERENCE_MS)),
  };
}

/** Objects, strings and hashes, as in most tests. */
function work(): string {
  const hash = createHash('sha256');
  for (let round = 0; round < 48; round += 1) {
    const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, key: `${(id * 7919) % 2_003}-${round}` }));
    const sorted = [...rows].sort((one, other) => one.key.localeCompare(other.key));
    hash.update(JSON.stringify(JSON.parse(JSON.stringify(sorted))));
  }
  return hash.digest('hex');
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
