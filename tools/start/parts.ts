import { relative } from 'node:path';
import { type Inbox, startInbox } from '../inbox/inbox.ts';
import { startPaymentStandIn } from '../payments/stand-in.ts';
import { findRedis } from '../services/find-redis.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { checkDatabase, refuseOldData } from './check-database.ts';
import type { Progress } from './progress.ts';
import type { Settings } from './settings.ts';
import type { Secrets, State } from './state.ts';

/** A service of the product, started here or external. */
export interface Part {
  /** Description for the status table. */
  readonly what: string;
  /** Added to the server's environment. */
  readonly env: Readonly<Record<string, string>>;
  stop?(): Promise<void>;
}

interface Database extends Part {
  /** For migrations only; not passed to the server. */
  readonly ownerUrl: string;
}

type Start<Started extends Part = Part> = (state: State, settings: Settings, progress: Progress) => Promise<Started>;

export const startDatabase: Start<Database> = async (state, { databaseUrl, ownerUrl }, { step, say }) => {
  if (databaseUrl) {
    await checkDatabase(databaseUrl);
    return { what: 'from DATABASE_URL', env: { DATABASE_URL: databaseUrl }, ownerUrl: ownerUrl ?? databaseUrl };
  }
  const postgres = await step('PostgreSQL 18', () => startPostgres({ data: state.database, durable: true, say }));
  await refuseOldData(postgres.url);
  return {
    what: `PostgreSQL 18, embedded, in ${shown(state.database)}`,
    env: { DATABASE_URL: postgres.urls.application, READ_DATABASE_URL: postgres.urls.reader },
    ownerUrl: postgres.urls.owner,
    stop: () => postgres.stop(),
  };
};

/** Redis if available. Without it, the server keeps jobs in PostgreSQL. */
export const startQueue: Start = async (state, { redisUrl }, { step, say }) => {
  if (redisUrl) return { what: 'Redis, from REDIS_URL', env: { REDIS_URL: redisUrl } };
  const found = await step(
    'Redis',
    async () => {
      const server = findRedis((line) => say(`  … ${line}`));
      if ('missing' in server) return server;
      const onStart = (pid: number) => state.note(pid);
      return { redis: await startRedis({ program: server.program, data: state.place('redis'), onStart, say }) };
    },
    (result) => ('missing' in result ? 'using PostgreSQL' : ''),
  );
  if ('missing' in found) return { what: `PostgreSQL (${found.missing})`, env: {} };
  const { redis } = found;
  return { what: 'Redis, embedded', env: { REDIS_URL: redis.url }, stop: () => redis.stop() };
};

export const startMail: Start = async (state, { smtpUrl, inboxPort }, { step }) => {
  if (smtpUrl) return { what: 'sent through SMTP_URL', env: { SMTP_URL: smtpUrl } };
  const inbox: Inbox = await step('Inbox', () => startInbox({ port: inboxPort, folder: state.place('mails') }));
  return { what: inbox.url, env: { SMTP_URL: inbox.smtpUrl }, stop: () => inbox.stop() };
};

export const startPayments = async (
  state: State,
  { stripe, paymentsPort }: Settings,
  secrets: Secrets,
  webhookUrl: string,
  { step }: Progress,
): Promise<Part> => {
  const { secretKey, webhookSecret } = stripe ?? {
    secretKey: secrets.stripeSecretKey,
    webhookSecret: secrets.stripeWebhookSecret,
  };
  const env = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
  if (stripe) return { what: 'Stripe, with STRIPE_SECRET_KEY', env };
  const standIn = await step('Payment stand-in', () =>
    startPaymentStandIn({
      port: paymentsPort,
      webhookUrl,
      secretKey,
      webhookSecret,
      dataFile: state.place('payments.json'),
    }),
  );
  return { what: standIn.url, env: { ...env, STRIPE_API_URL: standIn.url }, stop: () => standIn.stop() };
};

/** Relative to the checkout if inside it. */
const shown = (folder: string): string => {
  const path = relative(fromRoot('.'), folder);
  return path.startsWith('..') ? folder : path;
};
