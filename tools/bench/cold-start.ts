import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../services/free-port.ts';
import { median, type Outcome } from './compare.ts';

const ROUNDS = 9;
const AT_MOST = 2.0;

/** From the start of the process to its first answer: the API against the least that Nest on Fastify can be. */
export async function coldStart(main: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const hello = fileURLToPath(new URL('./bare/hello.cjs', import.meta.url));
  const ours: number[] = [];
  const bare: number[] = [];
  // The first of each warms the file cache.
  await startMs(hello, env);
  await startMs(main, env);
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await startMs(hello, env));
    ours.push(await startMs(main, env));
  }
  const ratio = median(ours.map((ms, round) => ms / (bare[round] ?? Number.NaN)));
  return {
    title: 'cold start of the API ÷ bare Nest on Fastify',
    ratio,
    limit: `≤ ${AT_MOST}`,
    met: ratio <= AT_MOST,
    detail: `API ${Math.round(median(ours))} ms, bare ${Math.round(median(bare))} ms`,
  };
}

async function startMs(program: string, env: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(port))) await pause(5);
  const ms = performance.now() - startedAt;
  child.kill('SIGKILL');
  await once(child, 'exit');
  return ms;
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
