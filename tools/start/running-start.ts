import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../services/free-port.ts';
import { endOnExit } from '../services/guard.ts';
import { isRunning, type ProcessIdentity } from '../services/process-identity.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { until } from '../test/eventually.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { PORTS } from './settings.ts';

interface RunningStartOptions {
  readonly state?: string;
  readonly port?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** `npm start` on free ports with its own folder. */
export class RunningStart {
  output = '';
  readonly port: number;
  readonly state: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number, state: string) {
    this.child = child;
    this.port = port;
    this.state = state;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += String(chunk)));
  }

  static async begin({ state = newState(), port, env }: RunningStartOptions = {}): Promise<RunningStart> {
    const free = port ?? (await freePort(PORTS));
    const child = spawn(process.execPath, [fromRoot('tools/start/start.mjs')], {
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, PORT: String(free), CASEWRIGHT_STATE: state, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endOnExit(child.pid ?? 0);
    return new RunningStart(child, free, state);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async ready(): Promise<this> {
    await until(() => this.output.includes('Ready in') || this.child.exitCode !== null);
    if (this.child.exitCode !== null) throw new Error(this.output);
    return this;
  }

  async ended(): Promise<number | null> {
    await until(() => this.child.exitCode !== null || this.child.signalCode !== null);
    return this.child.exitCode;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  processes(): { readonly owner: ProcessIdentity; readonly started: readonly ProcessIdentity[] } {
    return JSON.parse(readFileSync(join(this.state, 'run.json'), 'utf8')) as {
      owner: ProcessIdentity;
      started: ProcessIdentity[];
    };
  }
}

export const haveExited = (processes: readonly ProcessIdentity[]): boolean => !processes.some(isRunning);

// The space covers home folders with spaces.
const newState = () => temporaryFolder('started by a test');
