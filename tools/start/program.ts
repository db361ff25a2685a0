import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from '../services/end-process.ts';
import { endOnExit } from '../services/guard.ts';
import { identityOf } from '../services/process-identity.ts';
import { SERVER_FLAGS } from '../services/server-flags.ts';
import { exitOf, type Running, Service } from '../services/service.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { Refusal } from './refusal.ts';

interface ProgramOptions {
  readonly name: string;
  /** Evaluated at every start. */
  readonly file: () => string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: string;
  readonly isReady: () => Promise<boolean>;
  readonly onStart: (pid: number) => void;
  readonly say: (line: string) => void;
}

/** Time for requests or jobs to finish. */
const SHUTDOWN_TIMEOUT_MS = 3500;
const START_MS = 120_000;
const POLL_MS = 50;
const LAST_LINES = 15;

export class Program {
  private service: Service | undefined;
  private shutdownTimeoutMs = SHUTDOWN_TIMEOUT_MS;
  private readonly options: ProgramOptions;

  constructor(options: ProgramOptions) {
    this.options = options;
  }

  /** @throws Refusal with the last lines of its log if it ends before it is ready */
  async start(): Promise<void> {
    const { name, log, say } = this.options;
    this.shutdownTimeoutMs = SHUTDOWN_TIMEOUT_MS;
    const launch = (signal: AbortSignal) => this.launch(signal);
    this.service = new Service({ name: `The ${name} (log: ${log})`, launch, say });
    await this.service.start();
  }

  async stop(shutdownTimeoutMs = SHUTDOWN_TIMEOUT_MS): Promise<void> {
    this.shutdownTimeoutMs = shutdownTimeoutMs;
    await this.service?.stop();
  }

  private async launch(signal: AbortSignal): Promise<Running> {
    const { name, isReady } = this.options;
    const running = this.spawn();
    let hasExited = false;
    void running.exited.then(() => (hasExited = true));
    const deadline = Date.now() + START_MS;
    while (!(await isReady()) && !hasExited && !signal.aborted && Date.now() < deadline) await pause(POLL_MS);
    if (!hasExited && !signal.aborted && (await isReady())) return running;
    await running.stop();
    if (signal.aborted) throw new Refusal(`The ${name} was stopped before it was ready.`);
    throw new Refusal(`${this.lastLines()}\n\nThe ${name} failed to start. See above.`);
  }

  private spawn(): Running {
    const { file, env, log, onStart } = this.options;
    const output = openSync(log, 'a');
    // Own process group: the parent, not Ctrl-C, stops it.
    const child = spawn(process.execPath, [...SERVER_FLAGS, file()], {
      cwd: fromRoot('.'),
      env,
      stdio: ['ignore', output, output],
      detached: true,
    });
    closeSync(output);
    const who = child.pid ? identityOf(child.pid) : undefined;
    const exited = exitOf(child);
    if (who) {
      void exited.then(endOnExit(who.pid));
      onStart(who.pid);
    }
    return { exited, stop: async () => who && endProcess(who, 'SIGTERM', this.shutdownTimeoutMs) };
  }

  private lastLines(): string {
    return readFileSync(this.options.log, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n');
  }
}
