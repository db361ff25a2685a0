import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { fromRoot } from '../webpack/from-root.ts';
import { API, SESSION_COOKIE, startSurroundings } from './api.ts';
import { median, type Outcome } from './compare.ts';
import { browserHeaders, makePeople, PASSWORD, type People } from './people.ts';
import { type MeasuredProcess, startProcess } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';

const PEOPLE = 3_000;
const AT_ONCE = 10;
/** As in libs/identity/src/adapters/secrets/argon2-password-hasher.ts. */
const VERIFIED_AT_ONCE = Math.max(1, availableParallelism() - 1);
const ROUNDS = 5;
const SECONDS = 6;

const AT_LEAST = 0.85;
const AT_MOST = 3;

interface Place {
  readonly api: MeasuredProcess;
  readonly people: People;
  readonly sellers: readonly Seller[];
}

/** Sign-ins, compared with verifying passwords at the same concurrency. */
export const logins = (): Promise<Outcome> =>
  inPlace(async ({ api, people }) => {
    const raw = () => verificationsPerSecond(people.passwordHash);
    const ours = async () => {
      const { '2xx': good, duration, non2xx, errors } = await flood(api.url, people, SECONDS);
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${good + non2xx + errors} sign-ins failed`);
      return good / duration;
    };
    await ours();
    const rounds: { ours: number; raw: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push({ raw: await raw(), ours: await ours() });
    const ratio = median(rounds.map((rates) => rates.ours / rates.raw));
    const middle = (arm: 'ours' | 'raw') => median(rounds.map((rates) => rates[arm])).toFixed(1);
    return {
      title: 'sign-ins ÷ argon2id verifications alone',
      ratio,
      limit: `≥ ${AT_LEAST}`,
      met: ratio >= AT_LEAST,
      detail: `API ${middle('ours')}/s, argon2id ${middle('raw')}/s, ${VERIFIED_AT_ONCE} at once, ${ROUNDS} rounds`,
    };
  });

/** Latency of reads during many sign-ins. */
export const unreadDuringLogins = (): Promise<Outcome> =>
  inPlace(async ({ api, people, sellers }) => {
    await slowestOf(api.url, sellers);
    const rounds: { idle: number; flooded: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const idle = await slowestOf(api.url, sellers);
      const [flooded] = await Promise.all([slowestOf(api.url, sellers), flood(api.url, people, SECONDS)]);
      rounds.push({ idle, flooded });
    }
    const ratio = median(rounds.map(({ idle, flooded }) => flooded / idle));
    const middle = (arm: 'idle' | 'flooded') => median(rounds.map((times) => times[arm])).toFixed(1);
    return {
      title: 'p99 of the unread count while logins flood ÷ idle',
      ratio,
      limit: `≤ ${AT_MOST}`,
      met: ratio <= AT_MOST,
      detail: `${middle('flooded')} ms against ${middle('idle')} ms, ${ROUNDS} rounds`,
    };
  });

async function inPlace(measure: (place: Place) => Promise<Outcome>): Promise<Outcome> {
  const surroundings = await startSurroundings();
  try {
    const api = await startProcess(API, surroundings.env, '/api/health/live');
    try {
      const people = await makePeople(api.url, surroundings.databaseUrl, PEOPLE);
      return await measure({ api, people, sellers: await makeSellers(surroundings.databaseUrl, PEOPLE) });
    } finally {
      await api.stop();
    }
  } finally {
    await surroundings.stop();
  }
}

let turn = 0;

/** Each sign-in comes from its own network and a new browser. */
const flood = (url: string, { emails }: People, seconds: number) =>
  autocannon({
    url,
    connections: AT_ONCE,
    duration: seconds,
    requests: [
      {
        setupRequest: (base) => ({
          ...base,
          method: 'POST',
          path: '/api/session',
          headers: browserHeaders(),
          body: JSON.stringify({ email: emails[turn++ % emails.length], password: PASSWORD }),
        }),
      },
    ],
  });

const READ_EVERY_MS = 10;

/** 99th percentile in milliseconds, at a fixed rate independent of response times. */
async function slowestOf(url: string, sellers: readonly Seller[]): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const reads: Promise<number>[] = [];
  const until = performance.now() + SECONDS * 1_000;
  while (performance.now() < until) {
    reads.push(timeToRead(url, sellers[reads.length % sellers.length], agent));
    await pause(READ_EVERY_MS);
  }
  const times = (await Promise.all(reads)).sort((one, other) => one - other);
  agent.destroy();
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

function timeToRead(url: string, seller: Seller | undefined, agent: Agent): Promise<number> {
  const headers = { cookie: `${SESSION_COOKIE}=${seller?.token ?? ''}` };
  const since = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/api/messages/unread-count`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a read was answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - since));
    }).on('error', reject);
  });
}

async function verificationsPerSecond(hash: string): Promise<number> {
  const program = fromRoot('tools/bench/bare/argon2.ts');
  const args = [program, hash, PASSWORD, String(VERIFIED_AT_ONCE), String(SECONDS)];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
}
