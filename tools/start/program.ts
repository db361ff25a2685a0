import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from '../services/end-process.ts';
import { endWithMe } from '../services/guard.ts';
import { identityOf } from '../services/process-identity.ts';
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

/** As long as a request or a job may still take when the program is asked to end. */
const PATIENCE_MS = 3500;
/** On a machine that does much else, many times as long as usual. */
const START_MS = 120_000;
const POLL_MS = 50;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5000;
const LAST_LINES = 15;

/** A program of the product that runs until it is stopped, and again when it breaks down. */
export class Program {
  private child: ChildProcess | undefined;
  private letGo = () => {};
  private stage: 'stopped' | 'starting' | 'running' = 'stopped';
  private waitMs = FIRST_WAIT_MS;
  private readonly options: ProgramOptions;

  constructor(options: ProgramOptions) {
    this.options = options;
  }

  /** @throws Refusal with its last words when it ends before it is ready */
  async start(): Promise<void> {
    this.stage = 'starting';
    const child = this.launch();
    const deadline = Date.now() + START_MS;
    let isReady = false;
    while (!isReady) {
      isReady = await this.options.isReady();
      if (this.hasEnded(child) || Date.now() > deadline) throw this.failure();
      if (!isReady) await pause(POLL_MS);
    }
    this.stage = 'running';
    this.waitMs = FIRST_WAIT_MS;
  }

  async stop(patienceMs = PATIENCE_MS): Promise<void> {
    this.stage = 'stopped';
    const { child } = this;
    const who = child?.pid && child.exitCode === null ? identityOf(child.pid) : undefined;
    if (who) await endProcess(who, 'SIGTERM', patienceMs);
    this.letGo();
  }

  private hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
    return this.stage === 'stopped' || exitCode !== null || signalCode !== null;
  }

  private failure(): Refusal {
    const { name } = this.options;
    if (this.stage === 'stopped') return new Refusal(`The ${name} was stopped before it was ready.`);
    this.stage = 'stopped';
    return new Refusal(`${this.lastWords()}\n\nThe ${name} does not start: see above.`);
  }

  private launch(): ChildProcess {
    const { file, env, log, onStart } = this.options;
    const output = openSync(log, 'a');
    // A group of its own: Ctrl-C in the terminal is for who started it, who then asks it to end.
    const child = spawn(process.execPath, ['--enable-source-maps', file()], {
      cwd: fromRoot('.'),
      env,
      stdio: ['ignore', output, output],
      detached: true,
    });
    closeSync(output);
    if (child.pid) {
      this.letGo = endWithMe(child.pid);
      onStart(child.pid);
    }
    child.once('exit', (code, signal) => void this.startAgain(child, signal ?? `code ${code}`));
    this.child = child;
    return child;
  }

  private async startAgain(ended: ChildProcess, how: string): Promise<void> {
    if (this.stage !== 'running' || ended !== this.child) return;
    const { name, say, log } = this.options;
    say(`The ${name} ended (${how}) and is started again; what it said is in ${log}`);
    await pause(this.waitMs, undefined, { ref: false });
    this.waitMs = Math.min(this.waitMs * 2, LONGEST_WAIT_MS);
    if (this.stage !== 'running' || ended !== this.child) return;
    this.letGo();
    this.launch();
  }

  private lastWords(): string {
    return readFileSync(this.options.log, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n');
  }
}
