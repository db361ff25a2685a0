import { GrantCredits } from '@casewright/billing';
import { PaymentStandIn } from '@casewright/billing/testing';
import { Sessions } from '@casewright/platform';
import { eventually, testConfig, times } from '@casewright/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import { setTimeout as pause } from 'node:timers/promises';
import { SessionsFromIdentity } from '../bridges/sessions-from-identity';
import { reconcilePayments, verifyLedger } from '../operator';
import { freePort } from './api-process';
import { CASE_CREDITS, ONE_CASE, PUBLIC_URL, RunningApi } from './running-api';
import { ServerProcess } from './server-process';
import { Visitor } from './visitor';

const { secretKey, webhookSecret } = testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }).stripe;
const LONGEST_LIFE_MS = 400;
const SELLERS = 4;
const STARTS_WITHIN_MS = 60_000;

interface Asked {
  readonly path: string;
  readonly key: string;
  readonly body: object;
}

describe('an API that is killed while credits move', () => {
  let standIn: PaymentStandIn;
  let api: RunningApi;

  beforeAll(async () => {
    // Nobody is told: what a webhook would have brought is for the comparison with the provider to find.
    standIn = await PaymentStandIn.start({ secretKey, webhookSecret });
    const sessions = { provide: Sessions, useClass: SessionsFromIdentity };
    api = await RunningApi.startWith({ STRIPE_API_URL: standIn.url }, sessions);
  });
  afterAll(async () => {
    await api.stop();
    await standIn.stop();
  });

  it('loses no credit and doubles none: every request that is repeated has happened once', async () => {
    for (let kill = 0; kill < times({ test: 1, soak: 50 }); kill++) await killOnce();
    await verifyLedger(api);
  }, 1_800_000);

  /** Sellers buy and start cases until the process is gone; then each asks again for all that was not answered. */
  async function killOnce(): Promise<void> {
    const sellers = await Promise.all(Array.from({ length: SELLERS }, () => aSellerWith(50 * CASE_CREDITS)));
    const doomed = await started();
    const working = sellers.map((seller) => work(doomed.url, seller));
    await pause(Math.random() * LONGEST_LIFE_MS);
    await doomed.process.end('SIGKILL');
    const asked = await Promise.all(working);

    for (const [index, { token }] of sellers.entries()) {
      for (const { path, key, body } of asked[index] ?? []) {
        const headers = { 'idempotency-key': key };
        const { status } = await api.send('POST', `/api${path}`, { as: token, body, headers });
        expect([path, status]).toEqual([path, 201]);
      }
    }
    await reconcilePayments(api);

    for (const [index, { id }] of sellers.entries()) {
      const [cases, orders] = ['/cases', '/create-payment'].map(
        (path) => asked[index]?.filter((one) => one.path === path).length ?? 0,
      );
      expect(await api.count(`case_pricing.cases where owner_id = '${id}'`)).toBe(cases);
      expect(await api.count(`billing.ledger_entries where account = '${id}' and type = 'usage'`)).toBe(cases);
      expect(await api.count(`billing.orders where owner_id = '${id}'`)).toBe(orders);
      const [{ paid = 0 } = {}] = await api.sql<{ paid: number }>(
        `select coalesce(sum(credits), 0)::int as paid from billing.orders where owner_id = $1 and status = 'credited'`,
        [id],
      );
      const [{ balance } = {}] = await api.sql<{ balance: number }>(
        'select balance from billing.credit_accounts where owner_id = $1',
        [id],
      );
      expect(paid).toBe((await paidSessionsOf(id)) * 50);
      expect(balance).toBe((50 - Number(cases)) * CASE_CREDITS + paid);
    }
  }

  /** @returns all that was asked for, answered or not */
  async function work(url: string, { token }: { readonly token: string }): Promise<readonly Asked[]> {
    const asked: Asked[] = [];
    for (let count = 0; count < 20; count++) {
      const isCase = count % 2 === 0;
      const one = {
        path: isCase ? '/cases' : '/create-payment',
        key: crypto.randomUUID(),
        body: isCase ? ONE_CASE : { credits: 50 },
      };
      asked.push(one);
      try {
        const { sessionId } = await answered(url, token, one);
        // The browser comes back and asks, or is gone before.
        if (sessionId) await standIn.pay(sessionId);
        if (sessionId && count % 4 === 1) await confirmed(url, token, sessionId);
      } catch {
        return asked;
      }
    }
    return asked;
  }

  async function started(): Promise<{ readonly process: ServerProcess; readonly url: string }> {
    const port = await freePort();
    const process = ServerProcess.start(['../main.ts'], {
      DATABASE_URL: api.databaseUrl,
      STRIPE_API_URL: standIn.url,
      PORT: String(port),
    });
    const url = `http://127.0.0.1:${port}/api`;
    await eventually(async () => {
      if (process.hasEnded) throw new Error(process.said);
      if (!(await fetch(`${url}/health/ready`)).ok) throw new Error('not ready yet');
    }, STARTS_WITHIN_MS);
    return { process, url };
  }

  async function confirmed(url: string, token: string, sessionId: string): Promise<void> {
    const headers = { 'content-type': 'application/json', origin: PUBLIC_URL, cookie: `session=${token}` };
    const body = JSON.stringify({ sessionId });
    await (await fetch(`${url}/process-payment-success`, { method: 'POST', headers, body })).arrayBuffer();
  }

  async function answered(url: string, token: string, { path, key, body }: Asked): Promise<{ sessionId?: string }> {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: PUBLIC_URL,
        cookie: `session=${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { sessionId?: string };
  }

  async function aSellerWith(credits: number): Promise<{ readonly id: string; readonly token: string }> {
    const visitor = await Visitor.verified(api);
    const id = await visitor.id();
    await api.get(CommandBus).execute(new GrantCredits(id, credits, 'To spend', id));
    return { id, token: visitor.cookie ?? '' };
  }

  async function paidSessionsOf(ownerId: string): Promise<number> {
    const orders = await api.sql<{ id: string }>('select id from billing.orders where owner_id = $1', [ownerId]);
    const sessions = await standIn.sessions();
    const ids = new Set(orders.map(({ id }) => id));
    return sessions.filter((one) => one.payment_status === 'paid' && ids.has(one.client_reference_id ?? '')).length;
  }
});
