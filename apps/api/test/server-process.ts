import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** One of the product's processes, which can be killed. */
export class ServerProcess {
  private readonly output: string[] = [];

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => this.output.push(String(chunk)));
  }

  /** @param scripts in the order in which the process loads them, the last of which is what it does */
  static start(scripts: readonly string[], env: NodeJS.ProcessEnv): ServerProcess {
    const paths = scripts.map((script) => join(__dirname, script));
    const loaded = ['@swc-node/register', ...paths.slice(0, -1)].flatMap((path) => ['-r', path]);
    const child = spawn(process.execPath, [...loaded, ...paths.slice(-1)], {
      env: {
        PATH: process.env.PATH,
        SWC_NODE_PROJECT: join(__dirname, '../tsconfig.json'),
        NODE_ENV: 'test',
        PUBLIC_URL: 'http://localhost:3000',
        DATABASE_CONNECTIONS: '5',
        SMTP_URL: 'smtp://127.0.0.1:9',
        STRIPE_SECRET_KEY: 'sk_test_of_one_suite',
        STRIPE_WEBHOOK_SECRET: 'whsec_of_one_suite',
        STRIPE_API_URL: 'http://127.0.0.1:9',
        APP_SECRET: 'a secret of one suite, long enough to be one',
        ...env,
      },
    });
    return new ServerProcess(child);
  }

  /** All that it has said. */
  get said(): string {
    return this.output.join('');
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** @returns the code or the signal that it ended with */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | NodeJS.Signals | null> {
    if (!this.hasEnded) {
      const exited = once(this.child, 'exit');
      this.child.kill(signal);
      await exited;
    }
    return this.child.exitCode ?? this.child.signalCode;
  }
}
