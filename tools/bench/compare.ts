import autocannon from 'autocannon';

export interface Arm {
  readonly name: string;
  readonly url: string;
  /** Called per request, so that each can have its own idempotency key. */
  readonly request: () => { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };
}

interface Comparison {
  readonly title: string;
  /** Minimum ratio of our requests per second to the baseline's. */
  readonly atLeast: number;
  readonly ours: Arm;
  readonly bare: Arm;
  readonly connections?: number;
  readonly rounds?: number;
  readonly secondsPerRound?: number;
}

export interface Outcome {
  readonly title: string;
  /** Median of the rounds. */
  readonly ratio: number;
  readonly limit: string;
  readonly met: boolean;
  readonly detail: string;
}

const WARM_UP_SECONDS = 6;

/** Alternates the arms, so that other load affects both. Rounds with errors are dropped. */
export async function compareThroughput(comparison: Comparison): Promise<Outcome> {
  const { title, atLeast, ours, bare, connections = 10, rounds = 31, secondsPerRound = 1 } = comparison;
  const measure = (arm: Arm, seconds: number) => requestsPerSecond(arm, connections, seconds);
  await measure(bare, WARM_UP_SECONDS);
  await measure(ours, WARM_UP_SECONDS);

  const ratios: number[] = [];
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let attempts = 0; ratios.length < rounds; attempts++) {
    if (attempts === 2 * rounds) throw new Error(`${title}: too many rounds had answers other than 2xx`);
    const first = attempts % 2 === 0 ? ours : bare;
    const rate = new Map<Arm, number | undefined>();
    for (const arm of first === ours ? [ours, bare] : [bare, ours]) rate.set(arm, await measure(arm, secondsPerRound));
    const [our, its] = [rate.get(ours), rate.get(bare)];
    if (our === undefined || its === undefined) continue;
    rates.ours.push(our);
    rates.bare.push(its);
    ratios.push(our / its);
  }
  const ratio = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  return {
    title,
    ratio,
    limit: `≥ ${atLeast}`,
    met: ratio >= atLeast,
    detail: `${ours.name} ${Math.round(median(rates.ours))}/s, ${bare.name} ${Math.round(median(rates.bare))}/s, ${spread} over ${rounds} rounds`,
  };
}

interface LatencyComparison {
  readonly title: string;
  /** Maximum ratio of the medians, `many` to `few`. */
  readonly atMost: number;
  /** @returns milliseconds of one request */
  readonly many: () => Promise<number>;
  readonly few: () => Promise<number>;
}

/** Lower it for a quick check. */
const ASKED = Number(process.env['BENCH_ASKED'] ?? 200);
const WARM_UP = Math.ceil(ASKED / 4);

/** Sequential and alternating requests; the medians exclude outliers. */
export async function compareLatency({ title, atMost, many, few }: LatencyComparison): Promise<Outcome> {
  const times: { many: number[]; few: number[] } = { many: [], few: [] };
  for (let round = -WARM_UP; round < ASKED; round++) {
    const took = { many: await many(), few: await few() };
    if (round < 0) continue;
    times.many.push(took.many);
    times.few.push(took.few);
  }
  const ratio = median(times.many) / median(times.few);
  return {
    title,
    ratio,
    limit: `≤ ${atMost}`,
    met: ratio <= atMost,
    detail: `p50 ${median(times.many).toFixed(2)} ms against ${median(times.few).toFixed(2)} ms, ${ASKED} of each`,
  };
}

/** Undefined if any response was not 2xx. */
export async function requestsPerSecond(
  { url, request }: Arm,
  connections: number,
  seconds: number,
): Promise<number | undefined> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (base) => ({ ...base, ...request() }) }],
  });
  if (result.non2xx + result.errors + result.timeouts > 0) return undefined;
  return result['2xx'] / result.duration;
}

export const median = (values: readonly number[]): number => percentile(values, 50);

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN;
}

/** Prints the outcomes. @returns whether all limits were met */
export function report(outcomes: readonly Outcome[]): boolean {
  for (const { title, ratio, limit, met, detail } of outcomes) {
    console.log(`${met ? 'met   ' : 'MISSED'} ${ratio.toFixed(2)} (${limit})  ${title}: ${detail}`);
  }
  return outcomes.every(({ met }) => met);
}
