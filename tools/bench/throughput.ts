import { randomUUID } from 'node:crypto';
import { fromRoot } from '../webpack/from-root.ts';
import { API, PUBLIC_URL, SESSION_COOKIE, startSurroundings } from './api.ts';
import { type Arm, compareThroughput, type Outcome } from './compare.ts';
import { startProcess } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';

/** Enough sellers to load two cores, at the limit of 120 cases a minute each. */
const SELLERS = 1500;

type RequestOf = (seller: Seller) => ReturnType<Arm['request']>;

const cookieOf = ({ token }: Seller) => `${SESSION_COOKIE}=${token}`;

/** Unread count: cookie, guard and query bus. */
export const unread = (): Promise<Outcome> =>
  compare('unread count ÷ node:http + pg with the same SQL', 0.75, 'unread', (seller) => ({
    method: 'GET',
    path: '/api/messages/unread-count',
    headers: { cookie: cookieOf(seller) },
  }));

/** With a new idempotency key each time. */
export const caseRequest = (seller: Seller): ReturnType<Arm['request']> => ({
  method: 'POST',
  path: '/api/cases',
  headers: {
    cookie: cookieOf(seller),
    origin: PUBLIC_URL,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  },
  body: CASE,
});

/** Both sides wait for the database after each statement. */
export const startCase = (): Promise<Outcome> =>
  compare('start case ÷ node:http + pg with the same statements', 0.6, 'start-case', caseRequest);

export const CASE = JSON.stringify({
  proposed: [{ name: 'Acme Cloud', environments: ['aws'], computeModels: [] }],
  competitive: [{ name: 'Initech', environments: ['aws'], computeModels: [] }],
  slaDays: 3,
  acvTier: '< $100K',
  presentationSupport: false,
  pursuit: { prospect: 'Wexcombe Hospitals' },
});

async function compare(title: string, atLeast: number, bareProgram: string, requestOf: RequestOf): Promise<Outcome> {
  const surroundings = await startSurroundings();
  try {
    const sellers = await makeSellers(surroundings.databaseUrl, SELLERS);
    let turn = 0;
    const request = () => requestOf(sellers[turn++ % SELLERS] as Seller);
    const bareFile = fromRoot(`tools/bench/bare/${bareProgram}.ts`);
    const ours = await startProcess(API, surroundings.env, '/api/health/live');
    const bare = await startProcess([bareFile], surroundings.env, '/');
    try {
      return await compareThroughput({
        title,
        atLeast,
        ours: { name: 'API', url: ours.url, request },
        bare: { name: 'bare', url: bare.url, request },
      });
    } finally {
      await Promise.all([ours.stop(), bare.stop()]);
    }
  } finally {
    await surroundings.stop();
  }
}
