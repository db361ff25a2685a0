import type { QueueStore } from '@casewright/platform';
import {
  emptyDatabase,
  eventually,
  MailInbox,
  OWNER_ROLE,
  storeOf,
  STORES_OF_FAULTS,
  times,
  urlAs,
} from '@casewright/platform/testing';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { migrateDatabase } from '../../migrations';
import type { ServerProcess } from './server-process';
import { startWorkerProcess } from './worker-process';

const MAILS = times({ test: 30, soak: 400 });
const KILLS = times({ test: 1, soak: 25 });

describe.each(STORES_OF_FAULTS)('mails with the queue in %s', (kind, missing) => {
  if (missing) {
    it.skip(`are not tried: ${missing}`, () => undefined);
    return;
  }

  let store: QueueStore;
  let database: Client;
  let inbox: MailInbox;
  let smtpUrl: string;
  let worker: ServerProcess | undefined;

  beforeEach(async () => {
    store = storeOf(kind, await emptyDatabase());
    await migrateDatabase(urlAs(OWNER_ROLE, store.databaseUrl), store.redisUrl);
    await emptyRedis();
    database = new Client({ connectionString: store.databaseUrl });
    await database.connect();
    inbox = new MailInbox();
    smtpUrl = await inbox.open();
  });
  afterEach(async () => {
    await worker?.end('SIGKILL');
    await inbox.close();
    await database.end();
  });

  it('are all sent with unique Message-IDs by workers killed at random', async () => {
    await requestCodes(MAILS);

    for (let kill = 1; kill <= KILLS; kill++) {
      const victim = (worker = start());
      const enough = inbox.received.length + 1 + Math.floor(Math.random() * (MAILS / KILLS - 1));
      await received(enough);
      await victim.end('SIGKILL');
    }
    worker = start();
    await allDone();

    const ids = new Map(inbox.received.map(({ to, messageId }) => [to, messageId]));
    expect(ids.size).toBe(MAILS);
    expect(inbox.received.filter(({ to, messageId }) => ids.get(to) !== messageId)).toEqual([]);
  });

  it('are finished by a stopping worker, without content in its log', async () => {
    worker = start();
    await requestCodes(5);
    await received(1);

    expect(await worker.end('SIGTERM')).toBe('SIGTERM');

    expect(await count('done_at is not null')).toBe(inbox.received.length);
    const codes = inbox.received.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? 'no code');
    expect(codes).not.toContain('no code');
    expect(worker.said).toContain('"process":"worker"');
    expect(codes.filter((code) => worker?.said.includes(code))).toEqual([]);
  });

  const start = () => startWorkerProcess(store, smtpUrl);

  const received = (enough: number) =>
    eventually(() => {
      const { length } = inbox.received;
      if (length < enough)
        throw new Error(`${length} of ${enough} mails arrived from a worker that says ${worker?.said}`);
    });

  async function requestCodes(howMany: number): Promise<void> {
    await database.query(
      `insert into platform.outbox (id, type, payload, occurred_at)
       select gen_random_uuid(), 'identity.verification-requested',
         jsonb_build_object('email', 'user-' || n || '@northwind.example', 'codeId', gen_random_uuid()), now()
       from generate_series(1, $1) as n`,
      [howMany],
    );
  }

  async function count(condition: string): Promise<number> {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from platform.outbox where ${condition}`,
    );
    return rows[0]?.count ?? 0;
  }

  const allDone = () => eventually(async () => expect(await count('done_at is null')).toBe(0));

  async function emptyRedis(): Promise<void> {
    if (!store.redisUrl) return;
    const redis = new Redis(store.redisUrl);
    await redis.flushdb();
    await redis.quit();
  }
});
