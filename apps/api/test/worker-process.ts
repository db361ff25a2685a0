import type { QueueStore } from '@casewright/platform';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A worker in a process of its own, which can be killed. */
export class WorkerProcess {
  private readonly output: string[] = [];

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => this.output.push(String(chunk)));
  }

  static start({ databaseUrl, redisUrl }: QueueStore, smtpUrl: string): WorkerProcess {
    const child = spawn(process.execPath, ['-r', '@swc-node/register', join(__dirname, 'hasty-worker.ts')], {
      env: {
        PATH: process.env.PATH,
        SWC_NODE_PROJECT: join(__dirname, '../tsconfig.json'),
        NODE_ENV: 'test',
        PUBLIC_URL: 'http://localhost:3000',
        DATABASE_URL: databaseUrl,
        DATABASE_CONNECTIONS: '5',
        ...(redisUrl && { REDIS_URL: redisUrl }),
        SMTP_URL: smtpUrl,
        STRIPE_SECRET_KEY: 'sk_test_of_one_suite',
        STRIPE_WEBHOOK_SECRET: 'whsec_of_one_suite',
        APP_SECRET: 'a secret of one suite, long enough to be one',
      },
    });
    return new WorkerProcess(child);
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
