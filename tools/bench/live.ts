import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { fromRoot } from '../webpack/from-root.ts';
import { API, PUBLIC_URL, SESSION_COOKIE, startSurroundings } from './api.ts';
import { answerOf } from './ask.ts';
import { median, type Outcome, percentile } from './compare.ts';
import { openStreams, requireFiles, type Stream } from './open-streams.ts';
import { type MeasuredProcess, startProcess, startWorker } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';

const IDLE = 5_000;
const AT_MOST = 2;
const ROUNDS = 3;
const EVENTS = 20;
/** Time for a process to settle after opening streams. */
const SETTLE_MS = 5_000;

interface Measured {
  readonly kilobytes: number;
  readonly milliseconds: number;
}

/** Memory per open page in a process with thousands of streams, and the delay of a broadcast. */
export async function idleStreams(): Promise<Outcome[]> {
  requireFiles(IDLE);
  const surroundings = await startSurroundings();
  try {
    const redisUrl = surroundings.env['REDIS_URL'];
    if (!redisUrl) throw new Error('Both sides are told by Redis, and there is none here.');
    const sellers = await makeSellers(surroundings.databaseUrl, IDLE);
    const arms = { ours: API, bare: [fromRoot('tools/bench/bare/live.ts')] };
    const rounds: { ours: Measured; bare: Measured }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const measure = async (args: readonly string[]) => {
        const server = await startProcess(args, surroundings.env, '/api/health/live');
        try {
          return await measureStreams(server, sellers, redisUrl);
        } finally {
          await server.stop();
        }
      };
      rounds.push({ bare: await measure(arms.bare), ours: await measure(arms.ours) });
    }
    return [
      outcomeOf('memory of a stream', 'kB', ROUNDS, rounds, ({ kilobytes }) => kilobytes),
      outcomeOf('until all have one event', 'ms', ROUNDS, rounds, ({ milliseconds }) => milliseconds),
    ];
  } finally {
    await surroundings.stop();
  }
}

function outcomeOf(
  what: string,
  unit: string,
  count: number,
  rounds: readonly { readonly ours: Measured; readonly bare: Measured }[],
  of: (measured: Measured) => number,
): Outcome {
  const [ours, bare] = [median(rounds.map((round) => of(round.ours))), median(rounds.map((round) => of(round.bare)))];
  const ratio = ours / bare;
  return {
    title: `${what}, of ${IDLE.toLocaleString('en')} idle ones ÷ bare node:http`,
    ratio,
    limit: `≤ ${AT_MOST}`,
    met: ratio <= AT_MOST,
    detail: `${ours.toFixed(1)} ${unit} against ${bare.toFixed(1)} ${unit}, ${count} rounds`,
  };
}

async function measureStreams(
  server: MeasuredProcess,
  sellers: readonly Seller[],
  redisUrl: string,
): Promise<Measured> {
  // Exclude the one-time cost of a first stream.
  for (const stream of await openStreams(server.url, sellers.slice(0, 100))) stream.close();
  await pause(SETTLE_MS);
  const before = kilobytesOf(server.pid);
  const streams = await openStreams(server.url, sellers);
  await pause(SETTLE_MS);
  const kilobytes = (kilobytesOf(server.pid) - before) / streams.length;
  const redis = new Redis(redisUrl);
  const times: number[] = [];
  for (let event = 0; event < EVENTS; event++) times.push(await tellAll(redis, streams));
  redis.disconnect();
  for (const stream of streams) stream.close();
  return { kilobytes, milliseconds: median(times) };
}

/** Publishes to everybody, as the worker does. */
async function tellAll(redis: Redis, streams: readonly Stream[]): Promise<number> {
  const all = Promise.withResolvers<void>();
  let waiting = streams.length;
  for (const stream of streams) stream.told = () => (waiting -= 1) === 0 && all.resolve();
  const userIds = streams.map(({ seller }) => seller.id);
  const since = performance.now();
  await redis.publish('casewright_live', JSON.stringify({ userIds, topics: ['messages'] }));
  await all.promise;
  return performance.now() - since;
}

/** Resident memory. */
const kilobytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

const OPEN = 1_000;
const SENDERS = 100;
const EVERY_MS = 50;
const MESSAGES = 600;
const WITHIN_MS = 300;

/** From Send until the recipient's page has the new unread count, with many open pages. */
export async function sendToBadge(): Promise<Outcome> {
  requireFiles(OPEN);
  const surroundings = await startSurroundings();
  const stopWorker = startWorker(surroundings.env);
  try {
    const people = await makeSellers(surroundings.databaseUrl, OPEN + SENDERS);
    const [readers, admins] = [people.slice(SENDERS), people.slice(0, SENDERS)];
    await makeAdmins(surroundings.databaseUrl, admins);
    const api = await startProcess(API, surroundings.env, '/api/health/live');
    try {
      const streams = await openStreams(api.url, readers);
      await pause(SETTLE_MS);
      const waits = await sendAll(api.url, admins, streams);
      const p95 = percentile(waits, 95);
      return {
        title: `from send to badge, with ${OPEN.toLocaleString('en')} streams and ${1_000 / EVERY_MS} messages a second, p95 in ms`,
        ratio: p95,
        limit: `≤ ${WITHIN_MS}`,
        met: p95 <= WITHIN_MS,
        detail: `median ${Math.round(median(waits))} ms of ${waits.length}`,
      };
    } finally {
      await api.stop();
    }
  } finally {
    await stopWorker();
    await surroundings.stop();
  }
}

/** Senders take turns, because of the limit per minute. */
async function sendAll(url: string, admins: readonly Seller[], streams: readonly Stream[]): Promise<number[]> {
  const sent: Promise<number>[] = [];
  const begun = performance.now();
  for (let n = 0; n < MESSAGES; n++) {
    await pause(Math.max(begun + n * EVERY_MS - performance.now(), 0));
    const stream = streams[n % streams.length] as Stream;
    sent.push(send(url, admins[n % SENDERS] as Seller, stream));
  }
  return Promise.all(sent);
}

async function send(url: string, { token }: Seller, stream: Stream): Promise<number> {
  const told = Promise.withResolvers<void>();
  stream.told = told.resolve;
  const since = performance.now();
  const answer = await fetch(`${url}/api/messages`, {
    method: 'POST',
    headers: { cookie: `${SESSION_COOKIE}=${token}`, origin: PUBLIC_URL, 'content-type': 'application/json' },
    body: JSON.stringify({ subject: 'Your case', content: 'It is done.', recipient: stream.seller.id }),
  });
  if (!answer.ok) throw new Error(`sending answered ${answer.status}: ${await answer.text()}`);
  await told.promise;
  const badge = (await answerOf(url, [stream.seller, '/api/messages/unread-count'])) as { count: number };
  if (badge.count === 0) throw new Error('The badge was asked for, and says 0.');
  return performance.now() - since;
}

async function makeAdmins(databaseUrl: string, admins: readonly Seller[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update identity.accounts set role = 'admin' where id = any($1)`, [admins.map(({ id }) => id)]);
  await client.end();
}
