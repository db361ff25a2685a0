import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Process of the product that can be killed. */
export class ServerProcess {
  private readonly output: string[] = [];

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => this.output.push(String(chunk)));
  }

  /** Starts a built program, three times as fast. */
  static startBuilt(program: 'main' | 'worker', env: NodeJS.ProcessEnv): ServerProcess {
    const built = join(__dirname, `../../../../dist/api/${program}.js`);
    return ServerProcess.start(['-r', join(__dirname, 'wrong-clock.ts'), built], env);
  }

  /** Starts a script of this folder. */
  static startScript(script: string, env: NodeJS.ProcessEnv): ServerProcess {
    return ServerProcess.start(['-r', '@swc-node/register', join(__dirname, script)], env);
  }

  private static start(args: readonly string[], env: NodeJS.ProcessEnv): ServerProcess {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      env: {
        PATH: process.env.PATH,
        SWC_NODE_PROJECT: join(__dirname, '../../tsconfig.json'),
        NODE_ENV: 'test',
        PUBLIC_URL: 'http://localhost:3000',
        CLOCK_WRONG_BY_MS: '0',
        DATABASE_CONNECTIONS: '5',
        DATABASE_TIMEOUT_FACTOR: '100',
        PASSWORD_HASHING: 'cheap',
        FILES_URL: 'file:///tmp/casewright-test-files',
        SMTP_URL: 'smtp://127.0.0.1:9',
        STRIPE_SECRET_KEY: 'sk_test_of_one_suite',
        STRIPE_WEBHOOK_SECRET: 'whsec_of_one_suite',
        STRIPE_API_URL: 'http://127.0.0.1:9',
        APP_SECRET: 'a secret of one suite, long enough to be one',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    return new ServerProcess(child);
  }

  /** @returns the port once it answers */
  async ready(): Promise<number> {
    const told = once(this.child, 'message') as Promise<[{ readonly port: number }]>;
    const ended = once(this.child, 'exit').then(() => Promise.reject(new Error(this.said)));
    // May also reject when nothing awaits it.
    ended.catch(() => undefined);
    const [{ port }] = await Promise.race([told, ended]);
    return port;
  }

  /** All output. */
  get said(): string {
    return this.output.join('');
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** @returns exit code or signal */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | NodeJS.Signals | null> {
    if (!this.hasEnded) {
      const exited = once(this.child, 'exit');
      this.child.kill(signal);
      await exited;
    }
    return this.child.exitCode ?? this.child.signalCode;
  }
}
