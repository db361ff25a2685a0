import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { endOnExit } from '../services/guard.ts';
import { freePort } from '../services/free-port.ts';
import { SERVER_FLAGS } from '../services/server-flags.ts';
import { fromRoot } from '../webpack/from-root.ts';

export interface MeasuredProcess {
  readonly url: string;
  readonly pid: number;
  /** From process start to the first response. */
  readonly startMs: number;
  stop(): Promise<void>;
}

const START_MS = 30_000;
const POLL_MS = 5;

/** Starts a server on a free port and waits until it answers at `path`. */
export async function startProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  path: string,
): Promise<MeasuredProcess> {
  const port = await freePort();
  const since = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const release = endOnExit(child.pid ?? 0, { signal: 'SIGKILL' });
  while (!(await answers(port, path))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    if (performance.now() - since > START_MS) throw new Error(`${args.join(' ')} does not answer at ${path}`);
    await pause(POLL_MS);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    startMs: performance.now() - since,
    stop: async () => {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
      release();
    },
  };
}

/** As in its image. */
export function startWorker(env: NodeJS.ProcessEnv): () => Promise<void> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, fromRoot('dist/api/worker.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const release = endOnExit(child.pid ?? 0, { signal: 'SIGKILL' });
  return async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    release();
  };
}

const answers = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      resolve(true);
    }).on('error', () => resolve(false));
  });
