import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { RestartPauses } from './restart-pauses.ts';

export interface Running {
  /** Resolves with the signal or exit code. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

export const exitOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', ({ message }) => resolve(message));
  });

interface ServiceOptions {
  readonly name: string;
  /** Resolves when the process is ready. */
  readonly launch: (signal: AbortSignal) => Promise<Running>;
  readonly say: (line: string) => void;
}

/** Restarts a process that ends unexpectedly. */
export class Service {
  private readonly options: ServiceOptions;
  private readonly stopped = new AbortController();
  private readonly pauses = new RestartPauses();
  private starting: Promise<Running> | undefined;
  private running: Running | undefined;
  private watching: Promise<void> | undefined;

  constructor(options: ServiceOptions) {
    this.options = options;
  }

  /** @throws if the process does not become ready the first time */
  async start(): Promise<this> {
    this.starting = this.options.launch(this.stopped.signal);
    this.running = await this.starting;
    this.watching = this.watch(this.running);
    return this;
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.starting?.catch(() => undefined);
    await this.running?.stop();
    await this.watching;
  }

  private async watch(first: Running): Promise<void> {
    const { name, say } = this.options;
    let running: Running | undefined = first;
    while (running) {
      const how = await running.exited;
      if (this.stopped.signal.aborted) return;
      say(`${name} ended (${how}) and is started again.`);
      running = await this.startAgain();
    }
  }

  private async startAgain(): Promise<Running | undefined> {
    const { name, launch, say } = this.options;
    const { signal } = this.stopped;
    while (!signal.aborted) {
      await pause(this.pauses.take(), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      try {
        this.running = await launch(signal);
        if (signal.aborted) await this.running.stop();
        else say(`${name} is running again.`);
        return this.running;
      } catch (error) {
        if (!signal.aborted) say(`${name} failed to start: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return undefined;
  }
}
