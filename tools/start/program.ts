import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from '../services/end-process.ts';
import { endWithMe } from '../services/guard.ts';
import { identityOf } from '../services/process-identity.ts';
import { SERVER_FLAGS } from '../services/server-flags.ts';
import { exitOf, type Running, Service } from '../services/service.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { Refusal } from './refusal.ts';

interface ProgramOptions {
  readonly name: string;
  /** Its file, which is asked for at every start. */
  readonly file: () => string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: string;
  /** Whether it does its work already. */
  readonly isReady: () => Promise<boolean>;
  readonly onStart: (pid: number) => void;
  readonly say: (line: string) => void;
}

/** How long a request or a job may take when the program is asked to end. */
const SHUTDOWN_TIMEOUT_MS = 3500;
/** Generous: the machine may be busy. */
const START_MS = 120_000;
const POLL_MS = 50;
const LAST_LINES = 15;

/** A program of the product that runs until it is stopped, and is started again when it ends by itself. */
export class Program {
  private service: Service | undefined;
  private shutdownTimeoutMs = SHUTDOWN_TIMEOUT_MS;
  private readonly options: ProgramOptions;

  constructor(options: ProgramOptions) {
    this.options = options;
  }

  /** @throws Refusal with the last lines of its log when it ends before it is ready */
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
    // A group of its own: Ctrl-C in the terminal is for who started it, who then asks it to end.
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
      void exited.then(endWithMe(who.pid));
      onStart(who.pid);
    }
    return { exited, stop: async () => who && endProcess(who, 'SIGTERM', this.shutdownTimeoutMs) };
  }

  private lastLines(): string {
    return readFileSync(this.options.log, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n');
  }
}
