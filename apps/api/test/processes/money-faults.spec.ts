import type { PaymentStandIn } from '@casewright/billing/testing';
import { Sessions } from '@casewright/platform';
import { eventually, times } from '@casewright/platform/testing';
import { Client } from 'pg';
import { SessionsFromIdentity } from '../../bridges/sessions-from-identity';
import { reconcilePayments, verifyLedger } from '../../operator';
import { ApiProcess } from './api-process';
import { CommitWatch } from './commit-watch';
import { ProviderWatch } from './provider-watch';
import { startProvider } from '../checkout';
import { CASE_CREDITS, CASE_TO_START, RunningApi } from '../running-api';
import { Visitor } from '../visitor';

const KILLS = times({ test: 1, soak: 50 });
const SELLERS = 3;
const BOUGHT = 50;
const ORDER = { credits: BOUGHT };
const GIVEN = 50 * CASE_CREDITS;
/** Rate limit per minute. */
const MAX_PAYMENTS = 15;
/** Commit by which a process is killed. Sellers commit more often. */
const MAX_COMMITS = 30;
/** Tables that Start Case writes, last first, so that all earlier writes are done when the process is killed. */
const WRITTEN_TO = ['platform.outbox', 'case_pricing.cases', 'billing.ledger_entries'];

interface Seller {
  readonly id: string;
  readonly token: string;
}

interface ApiRequest {
  readonly path: '/cases' | '/create-payment';
  readonly key: string;
  readonly body: object;
}

describe('an API killed while credits move', () => {
  let standIn: PaymentStandIn;
  let provider: ProviderWatch;
  let api: RunningApi;
  let commits: CommitWatch;

  beforeAll(async () => {
    // No webhooks: reconciliation must find the payments.
    standIn = await startProvider();
    provider = await ProviderWatch.over(standIn.url);
    const sessions = { provide: Sessions, useClass: SessionsFromIdentity };
    api = await RunningApi.startWith({ STRIPE_API_URL: standIn.url }, sessions);
    commits = await CommitWatch.over(api.databaseUrl);
  });
  afterAll(async () => {
    await commits.close();
    await api.stop();
    await provider.close();
    await standIn.stop();
  });
  afterEach(() => verifyLedger(api));

  it('in the middle of a transaction leaves nothing behind', async () => {
    await killTimes(KILLS, async (doomed, _sellers, kill) => {
      const other = new Client({ connectionString: api.databaseUrl });
      await other.connect();
      try {
        await other.query(`begin; lock table ${WRITTEN_TO[kill % WRITTEN_TO.length]} in share row exclusive mode`);
        await eventually(async () => expect(await waitingToWrite()).toBeGreaterThan(0));
        await doomed.kill();
      } finally {
        await other.end();
      }
    });
  });

  it('before saving a checkout session continues with the same session', async () => {
    await killTimes(KILLS, async (doomed, _sellers, _kill, allStopped) => {
      let isStruck = false;
      const killed = new Promise<void>((resolve) =>
        provider.atEveryAnswer(async (request) => {
          if (request !== 'POST /v1/checkout/sessions') return;
          isStruck = true;
          await doomed.kill().then(resolve);
        }),
      );
      const noneTried = allStopped.then(() => {
        if (!isStruck) throw new Error('All sellers stopped before one came to the checkout.');
        return killed;
      });
      await Promise.race([killed, noneTried]);
      const unnoted = await unnotedSessions();
      expect(unnoted.length).toBeGreaterThan(0);
      // The page was never shown, but a payment must count.
      for (const { id } of unnoted) await standIn.pay(id);
    });
  });

  it('after committing a webhook and before answering it credits once', async () => {
    await killTimes(KILLS, async (doomed, [seller]) => {
      if (!seller) return;
      const order = { path: '/create-payment', key: crypto.randomUUID(), body: ORDER } as const;
      const sessionId = (await answered(doomed, seller, order)).sessionId ?? '';
      const event = await standIn.signed(await standIn.pay(sessionId));
      commits.atEveryCommit(async () => {
        if (await isCredited(sessionId)) await doomed.kill();
      });
      const headers = { 'stripe-signature': event.signature };
      const delivery = doomed.send('POST', '/stripe/webhook', {}, event.payload, headers);
      await expect(delivery).rejects.toThrow();
      expect(await isCredited(sessionId)).toBe(true);

      // Undelivered from the provider's view, so it retries.
      const told = { body: event.payload, headers: { 'content-type': 'application/json', ...headers } };
      const { status } = await api.send('POST', '/api/stripe/webhook', told);
      expect(status).toBe(200);
      return [order];
    });
  });

  it('at any other moment loses and duplicates nothing', async () => {
    await killTimes(times({ test: 1, soak: 50 }), async (doomed, _sellers, _kill, allStopped) => {
      let commitsLeft = 1 + Math.floor(Math.random() * MAX_COMMITS);
      const killed = new Promise<void>((resolve) =>
        commits.atEveryCommit(async () => {
          if (--commitsLeft === 0) void doomed.kill().then(resolve);
        }),
      );
      await Promise.race([killed, allStopped]);
    });
  });

  /**
   * Sellers buy and start cases until the process is killed. Then payments are reconciled, and sellers repeat all
   * requests.
   */
  async function killTimes(
    count: number,
    strike: (
      doomed: ApiProcess,
      sellers: readonly Seller[],
      kill: number,
      allStopped: Promise<unknown>,
    ) => Promise<readonly ApiRequest[] | void>,
  ): Promise<void> {
    for (let kill = 0; kill < count; kill++) {
      provider.atEveryAnswer(async () => undefined);
      commits.atEveryCommit(async () => undefined);
      const sellers = await Promise.all(Array.from({ length: SELLERS }, aSeller));
      const env = { STRIPE_API_URL: provider.url };
      const doomed = await ApiProcess.start(commits.url, { env });
      const working = sellers.map((seller) => work(doomed, seller));
      const allStopped = Promise.all(working);
      let more: readonly ApiRequest[] | void;
      try {
        more = await strike(doomed, sellers, kill, allStopped);
      } finally {
        await doomed.kill();
      }
      const asked = await allStopped;

      for (const seller of sellers) await expectWhole(seller);
      await reconcilePayments(api);
      for (const seller of sellers) expect((await expectWhole(seller)).credited).toBe(await paidBy(seller));
      for (const [index, seller] of sellers.entries()) {
        const all = [...(asked[index] ?? []), ...(index === 0 ? (more ?? []) : [])];
        for (const one of all) await askAgain(seller, one);
        const { cases, orders, credited } = await expectWhole(seller);
        expect({ cases, orders, credited }).toEqual({
          cases: all.filter(({ path }) => path === '/cases').length,
          orders: all.filter(({ path }) => path === '/create-payment').length,
          credited: await paidBy(seller),
        });
      }
      expect(await unnotedSessions()).toEqual([]);
    }
  }

  /** Expects complete cases, and credits that match grants, purchases, and usage. */
  async function expectWhole({ id }: Seller): Promise<{ cases: number; orders: number; credited: number }> {
    const [found] = await api.sql<Record<'cases' | 'debits' | 'announced' | 'orders' | 'credited' | 'balance', number>>(
      `select (select count(*)::int from case_pricing.cases where owner_id = $1::uuid) as cases,
         (select count(*)::int from billing.ledger_entries where account = $1::text and type = 'usage') as debits,
         (select count(*)::int from platform.outbox
          where type = 'case-pricing.case-started' and payload ->> 'ownerId' = $1::text) as announced,
         (select count(*)::int from billing.orders where owner_id = $1::uuid) as orders,
         (select coalesce(sum(credits), 0)::int from billing.orders
          where owner_id = $1::uuid and status = 'credited') as credited,
         (select balance from billing.credit_accounts where owner_id = $1::uuid) as balance`,
      [id],
    );
    if (!found) throw new Error('nothing was found');
    const { cases, debits, announced, orders, credited, balance } = found;
    expect({ debits, announced, balance }).toEqual({
      debits: cases,
      announced: cases,
      balance: GIVEN + credited - cases * CASE_CREDITS,
    });
    return { cases, orders, credited };
  }

  /** @returns all requests, answered or not */
  async function work(doomed: ApiProcess, seller: Seller): Promise<readonly ApiRequest[]> {
    const asked: ApiRequest[] = [];
    for (let count = 0; count < 2 * MAX_PAYMENTS; count++) {
      const key = crypto.randomUUID();
      const one: ApiRequest =
        count % 2 ? { path: '/create-payment', key, body: ORDER } : { path: '/cases', key, body: CASE_TO_START };
      asked.push(one);
      try {
        const { sessionId } = await answered(doomed, seller, one);
        // The browser may return, or may be gone before.
        if (sessionId) await standIn.pay(sessionId);
        if (sessionId && count % 4 === 1) {
          await doomed.send('POST', '/process-payment-success', { session: seller.token }, { sessionId });
        }
      } catch {
        return asked;
      }
    }
    return asked;
  }

  async function answered(doomed: ApiProcess, { token }: Seller, one: ApiRequest): Promise<{ sessionId?: string }> {
    const headers = { 'idempotency-key': one.key };
    const { status, body } = await doomed.send('POST', one.path, { session: token }, one.body, headers);
    if (status !== 201) throw new Error(`${one.path} answered ${status}: ${JSON.stringify(body)}\n${doomed.said}`);
    return body;
  }

  async function askAgain({ token }: Seller, { path, key, body }: ApiRequest): Promise<void> {
    const headers = { 'idempotency-key': key };
    const { status } = await api.send('POST', `/api${path}`, { as: token, body, headers });
    expect([path, status]).toEqual([path, 201]);
  }

  async function aSeller(): Promise<Seller> {
    const visitor = await Visitor.verified(api);
    const id = await visitor.id();
    await api.grant(id, GIVEN);
    return { id, token: visitor.cookie ?? '' };
  }

  /** Credits that the provider reports as paid. */
  async function paidBy({ id }: Seller): Promise<number> {
    const orders = await api.sql<{ id: string }>('select id from billing.orders where owner_id = $1', [id]);
    const ids = new Set(orders.map((order) => order.id));
    const sessions = await standIn.sessions();
    return (
      BOUGHT * sessions.filter((one) => one.payment_status === 'paid' && ids.has(one.client_reference_id ?? '')).length
    );
  }

  async function unnotedSessions(): Promise<readonly { readonly id: string }[]> {
    const orders = await api.sql<{ id: string }>('select id from billing.orders where session_id is null');
    const ids = new Set(orders.map(({ id }) => id));
    return (await standIn.sessions()).filter((one) => ids.has(one.client_reference_id ?? ''));
  }

  const isCredited = async (sessionId: string): Promise<boolean> =>
    (await api.count(`billing.orders where session_id = '${sessionId}' and status = 'credited'`)) === 1;

  const waitingToWrite = (): Promise<number> =>
    api.count(`pg_locks where not granted and relation is not null and database = (
      select oid from pg_database where datname = current_database())`);
});
