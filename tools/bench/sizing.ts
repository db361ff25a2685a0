import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median, type Outcome } from './compare.ts';

const BELOW_MS = 500;
const ROUNDS = 15;

interface Round {
  readonly ms: number;
  readonly fitted: number;
}

/** Fitting the machines of a large inventory to the instances of a price book in a worker. */
export async function sizing(): Promise<Outcome> {
  const worker = new Worker(new URL('sizing-worker.ts', import.meta.url), {
    execArgv: ['-r', '@swc-node/register'],
    env: { ...process.env, SWC_NODE_PROJECT: 'tools/tsconfig.json' },
  });
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    worker.postMessage(round);
    const [measured] = (await once(worker, 'message')) as [Round];
    // The first round starts the worker.
    if (round > 0) rounds.push(measured);
  }
  await worker.terminate();
  const times = rounds.map(({ ms }) => ms);
  const time = median(times);
  return {
    title: 'ms to fit 20,000 machines to 500 instances in a worker',
    ratio: time,
    limit: `< ${BELOW_MS}`,
    met: time < BELOW_MS,
    detail: `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)} ms, ${rounds[0]?.fitted} fitted, ${ROUNDS} rounds`,
  };
}
