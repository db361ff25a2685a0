import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { endOnExit } from '../services/guard.ts';
import { freePort } from '../services/free-port.ts';
import { SERVER_FLAGS } from '../services/server-flags.ts';
import { fromRoot } from '../webpack/from-root.ts';

const START_MS = 120_000;
/** As in docker/compose.yaml. */
const STOP_MS = 30_000;

export class Replica {
  readonly port: number;
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;
  private release = () => {};

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.env = { PATH: process.env['PATH'], ...env, HOST: '127.0.0.1', PORT: String(port) };
  }

  static async start(env: NodeJS.ProcessEnv): Promise<Replica> {
    const replica = new Replica(await freePort(), env);
    await replica.run();
    return replica;
  }

  /** Stops the process and starts a new one on the same port. */
  async restart(): Promise<void> {
    await this.stop();
    await this.run();
  }

  /** @throws AbortError if it does not end */
  async stop(): Promise<void> {
    const { child } = this;
    if (child?.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) {
      await once(child, 'exit', { signal: AbortSignal.timeout(STOP_MS) });
    }
    this.release();
  }

  private async run(): Promise<void> {
    const args = [...SERVER_FLAGS, fromRoot('dist/api/main.js')];
    const child = spawn(process.execPath, args, { env: this.env, stdio: ['ignore', 'ignore', 'inherit'] });
    this.child = child;
    this.release = endOnExit(child.pid ?? 0);
    const deadline = Date.now() + START_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('The API does not start.');
      await pause(50);
    }
  }

  private readonly isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${this.port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
}
