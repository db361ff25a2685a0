import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { fromRoot } from '../webpack/from-root.ts';
import { API, startSurroundings } from './api.ts';
import { median, type Outcome } from './compare.ts';
import { aSignUp, signUp } from './people.ts';
import { type MeasuredProcess, startProcess, startWorker } from './process.ts';
import { CountingSmtpServer } from './smtp-server.ts';

const MAILS = 2_000;
const ROUNDS = 5;
const AT_LEAST = 0.6;
const SIGN_UPS = 60;
const WITHIN_MS = 500;
const TIMEOUT_MS = 120_000;

interface Place {
  readonly smtp: CountingSmtpServer;
  readonly smtpUrl: string;
  readonly api: MeasuredProcess;
  readonly database: pg.Client;
}

/** Throughput from outbox to SMTP server, compared with a loop that only sends. */
export const mails = (): Promise<Outcome> =>
  inPlace(async ({ smtp, smtpUrl, database }) => {
    const ours = async (count: number) => {
      const sent = Array.from({ length: count }, someone);
      const since = performance.now();
      await database.query(ROWS, [sent.map(({ id }) => id), sent.map(({ email }) => email)]);
      await smtp.until(() => sent.every(({ email }) => smtp.acceptedAt.has(email)), TIMEOUT_MS);
      return performance.now() - since;
    };
    const bare = async () => {
      const args = [fromRoot('tools/bench/bare/mails.ts'), smtpUrl, String(MAILS), LIKE_OURS.html, LIKE_OURS.text];
      return Number((await promisify(execFile)(process.execPath, args)).stdout);
    };
    await ours(MAILS / 4);
    const rounds: { ours: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push({ bare: await bare(), ours: await ours(MAILS) });
    const ratio = median(rounds.map((times) => times.bare / times.ours));
    const rate = (arm: 'ours' | 'bare') => Math.round(MAILS / (median(rounds.map((times) => times[arm])) / 1_000));
    return {
      title: `${MAILS} mails through outbox, queue and worker ÷ a pooled nodemailer loop`,
      ratio,
      limit: `≥ ${AT_LEAST}`,
      met: ratio >= AT_LEAST,
      detail: `${rate('ours')}/s against ${rate('bare')}/s, ${ROUNDS} rounds`,
    };
  });

/** Latency from sign-up to the mail, on an idle system. */
export const signUpToMail = (): Promise<Outcome> =>
  inPlace(async ({ smtp, api }) => {
    const waits: number[] = [];
    for (let count = -5; count < SIGN_UPS; count++) {
      const { email } = aSignUp();
      const since = performance.now();
      await signUp(api.url, email);
      await smtp.until(() => smtp.acceptedAt.has(email), TIMEOUT_MS);
      if (count >= 0) waits.push((smtp.acceptedAt.get(email) ?? Number.NaN) - since);
      await pause(PAUSE_MS);
    }
    const p95 = waits.sort((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? Number.NaN;
    return {
      title: 'from sign-up to SMTP accepted, p95 in ms',
      ratio: p95,
      limit: `≤ ${WITHIN_MS}`,
      met: p95 <= WITHIN_MS,
      detail: `median ${Math.round(median(waits))} ms of ${SIGN_UPS} sign-ups`,
    };
  });

/** Leaves time for the welcome mail. */
const PAUSE_MS = 150;

async function inPlace(measure: (place: Place) => Promise<Outcome>): Promise<Outcome> {
  const smtp = new CountingSmtpServer();
  const smtpUrl = await smtp.open();
  const surroundings = await startSurroundings();
  const env = { ...surroundings.env, SMTP_URL: smtpUrl };
  const database = new pg.Client({ connectionString: surroundings.databaseUrl });
  const stopWorker = startWorker(env);
  try {
    await database.connect();
    const api = await startProcess(API, env, '/api/health/live');
    try {
      return await measure({ smtp, smtpUrl, api, database });
    } finally {
      await api.stop();
    }
  } finally {
    await stopWorker();
    await database.end();
    await surroundings.stop();
    await smtp.close();
  }
}

const ROWS = `
  insert into platform.outbox (id, type, payload, occurred_at)
  select id, 'identity.verification-requested', jsonb_build_object('email', email, 'codeId', id), now()
  from unnest($1::uuid[], $2::text[]) as sent (id, email)`;

const someone = () => ({ id: randomUUID(), email: `mail-${randomUUID()}@northwind.example` });

/** Same size as our mails. */
const LIKE_OURS = {
  html: `<!doctype html>${'<p>Your code is 123456.</p>'.repeat(120)}`,
  text: 'Your code is 123456. '.repeat(25),
};
