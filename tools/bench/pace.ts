import { createHash } from 'node:crypto';

/** Milliseconds of a sample on the reference machine. */
const REFERENCE_MS = 68;
const SAMPLES = 5;
/** On some machines, the first use of a memory page takes thirty times as long. */
const FRESH_BYTES = 16 * 2 ** 20;
/** CPU time of computing and allocating memory, relative to the reference machine; at least 1, so that a fast machine is not throttled more. */
export function measurePace(): number {
  // Warm-up for the compiler.
  work();
  // Kept alive, since freed memory would be reused.
  const kept: Buffer[] = [];
  const samples = Array.from({ length: SAMPLES }, () => {
    const before = process.cpuUsage();
    work();
    kept.push(Buffer.allocUnsafeSlow(FRESH_BYTES).fill(kept.length + 1));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(1, median(samples) / REFERENCE_MS);
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
