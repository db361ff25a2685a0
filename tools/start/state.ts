import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endProcess } from '../services/end-process.ts';
import { reachableFolder } from '../services/unprivileged-user.ts';
import { stopStalePostgres } from '../services/postgres.ts';
import { identityOf, isRunning, type ProcessIdentity } from '../services/process-identity.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { Refusal } from './refusal.ts';

/** Generated once per checkout, so that sessions and demo accounts survive a restart. */
export interface Secrets {
  readonly appSecret: string;
  readonly demoPassword: string;
  readonly stripeSecretKey: string;
  readonly stripeWebhookSecret: string;
}

interface RunRecord {
  readonly owner: ProcessIdentity;
  readonly started: readonly ProcessIdentity[];
  readonly server?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 3000;

/** Files of a running product, in one folder unless PostgreSQL's user can't reach it. */
export class State {
  readonly folder: string;
  readonly database: string;
  private started: readonly ProcessIdentity[] = [];
  private server: Readonly<Record<string, string>> = {};

  constructor(folder = process.env['CASEWRIGHT_STATE'] ?? fromRoot('.casewright')) {
    this.folder = resolve(folder);
    this.database = reachableFolder(join(this.folder, 'postgres'));
  }

  readonly place = (name: 'site' | 'files' | 'mails' | 'logs' | 'redis' | 'payments.json'): string =>
    join(this.folder, name);

  /** Takes over the folder after stopping what a killed run left. @throws Refusal if another run uses it */
  async claim(): Promise<void> {
    mkdirSync(this.place('logs'), { recursive: true });
    const before = this.readRun();
    if (before && isRunning(before.owner) && before.owner.pid !== process.pid) {
      throw new Refusal(
        `Casewright is already running from this folder (process ${before.owner.pid}). Stop it with Ctrl-C in its terminal, or run: kill ${before.owner.pid}`,
      );
    }
    await Promise.all((before?.started ?? []).map((who) => endProcess(who, 'SIGTERM', TIMEOUT_MS)));
    await stopStalePostgres(this.database);
    this.writeRun();
  }

  /** Records `pid`, so that the next run can end it if this one can't. */
  note(pid: number): void {
    const who = identityOf(pid);
    this.started = [...this.started.filter(isRunning), ...(who ? [who] : [])];
    try {
      this.writeRun();
    } catch {
      // Ignored: on a full disk, services must still restart, and the guard ends them.
    }
  }

  tellServer(server: Readonly<Record<string, string>>): void {
    this.server = server;
    this.writeRun();
  }

  /** Environment of the running server; undefined if none runs. */
  findServer(): Readonly<Record<string, string>> | undefined {
    const run = this.readRun();
    return run && isRunning(run.owner) ? run.server : undefined;
  }

  release(): void {
    rmSync(this.runFile, { force: true });
  }

  reset(): void {
    rmSync(this.database, { recursive: true, force: true });
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.place('logs'), { recursive: true });
    this.writeRun();
  }

  /** @throws Refusal if the file is empty or damaged */
  secrets(): Secrets {
    const file = join(this.folder, 'secrets.json');
    if (existsSync(file)) return readSecrets(file);
    const random = () => randomBytes(24).toString('base64url');
    const secrets = {
      appSecret: random() + random(),
      demoPassword: `Northwind-${randomBytes(6).toString('hex')}!`,
      stripeSecretKey: `sk_test_${random()}`,
      stripeWebhookSecret: `whsec_${random()}`,
    };
    writeSecretly(file, JSON.stringify(secrets, null, 2));
    return secrets;
  }

  private get runFile(): string {
    return join(this.folder, 'run.json');
  }

  private readRun(): RunRecord | undefined {
    try {
      return JSON.parse(readFileSync(this.runFile, 'utf8')) as RunRecord;
    } catch {
      return undefined;
    }
  }

  private writeRun(): void {
    const owner = identityOf(process.pid);
    writeSecretly(this.runFile, JSON.stringify({ owner, started: this.started, server: this.server }));
  }
}

/** Replaces the file atomically, readable only by its owner. */
function writeSecretly(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function readSecrets(file: string): Secrets {
  const text = readFileSync(file, 'utf8');
  try {
    const { appSecret, demoPassword, stripeSecretKey, stripeWebhookSecret } = JSON.parse(text) as Partial<Secrets>;
    if (appSecret && demoPassword && stripeSecretKey && stripeWebhookSecret) {
      return { appSecret, demoPassword, stripeSecretKey, stripeWebhookSecret };
    }
  } catch {}
  throw new Refusal(
    [
      `${file} is ${text.trim() ? 'damaged' : 'empty'}.`,
      'Restore it from a backup. Or delete it and start again with new keys: emailed codes and links stop working, and',
      'authenticator apps and recovery codes must be set up again. Or erase all data: npm start -- --reset',
    ].join('\n'),
  );
}
