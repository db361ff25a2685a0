import { createHash } from 'node:crypto';
import { sum } from './stage.ts';

/** What a sample takes on the machine that the budgets were measured on. */
const REFERENCE_MS = 68;
const SAMPLES = 5;
/** Some machines need thirty times as long as others for a page that was not used before. */
const FRESH_BYTES = 16 * 2 ** 20;
/** A busy moment at the start must not stretch the deadline without end. */
const MOST_SLOWNESS = 10;

export interface Pace {
  /** How many times as much CPU time as the reference this machine needs for the same work. */
  readonly cpu: number;
  /** How many times as long it takes, with everything else that runs on it. */
  readonly slowness: number;
}

/** Of computing and of taking memory. Never below 1: on a fast machine nothing gets stricter. */
export function measurePace(): Pace {
  // Compiles it.
  work();
  // Kept until the end: freed memory would be used again.
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
    slowness: Math.min(MOST_SLOWNESS, Math.max(1, wallMs / REFERENCE_MS)),
  };
}

/** Objects, strings and hashes, as most of a test run is. */
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
