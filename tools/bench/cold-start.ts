import { fromRoot } from '../webpack/from-root.ts';
import { API, startSurroundings } from './api.ts';
import { median, type Outcome } from './compare.ts';
import { startProcess } from './process.ts';

const ROUNDS = 9;
const AT_MOST = 2.0;
const HELLO = [fromRoot('tools/bench/bare/hello.cjs')];
const PATH = '/api/health/live';

/** From process start to the first response, compared with bare Nest on Fastify. */
export async function coldStart(): Promise<Outcome> {
  const surroundings = await startSurroundings();
  const start = async (args: readonly string[]): Promise<number> => {
    const started = await startProcess(args, surroundings.env, PATH);
    await started.stop();
    return started.startMs;
  };
  try {
    const rounds: { ours: number; bare: number }[] = [];
    // Two warm-up rounds for the file and code caches.
    for (let round = -2; round < ROUNDS; round++) {
      const times = { bare: await start(HELLO), ours: await start(API) };
      if (round >= 0) rounds.push(times);
    }
    const ratio = median(rounds.map(({ ours, bare }) => ours / bare));
    const middle = (arm: 'ours' | 'bare') => Math.round(median(rounds.map((times) => times[arm])));
    return {
      title: 'cold start of the API ÷ bare Nest on Fastify',
      ratio,
      limit: `≤ ${AT_MOST}`,
      met: ratio <= AT_MOST,
      detail: `API ${middle('ours')} ms, bare ${middle('bare')} ms, ${ROUNDS} rounds`,
    };
  } finally {
    await surroundings.stop();
  }
}
