import { ListReconciliations, type PaymentStandIn } from '@casewright/billing/testing';
import { eventually } from '@casewright/platform/testing';
import { QueryBus } from '@nestjs/cqrs';
import { reconcilePayments, verifyLedger } from '../operator';
import { checkOut, startProvider } from './checkout';
import { RunningApi } from './running-api';
import { RunningWorker } from './running-worker';

/** Without webhooks. */
describe('reconciling with the payment provider', () => {
  let standIn: PaymentStandIn;
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    standIn = await startProvider();
    api = await RunningApi.startWith({ STRIPE_API_URL: standIn.url });
  });
  afterAll(async () => {
    await verifyLedger(api);
    await api.stop();
    await standIn.stop();
  });
  beforeEach(() => (seller = crypto.randomUUID()));

  it('credits missed payments, and reverses missed refunds', async () => {
    const paid = await givenCheckout(100);
    const expired = await givenCheckout(50);
    await standIn.pay(paid);
    await standIn.expire(expired);

    expect(await reconcilePayments(api)).toContain('2 repaired, 0 differ');
    expect(await api.balanceOf(seller)).toBe(100);

    await standIn.refund(paid, 900);
    expect(await reconcilePayments(api)).toContain('1 repaired');
    expect(await api.balanceOf(seller)).toBe(90);

    expect(await reconcilePayments(api)).toContain('0 repaired');
    expect(await api.balanceOf(seller)).toBe(90);
  });

  it('closes orders without a checkout page once they can no longer be paid', async () => {
    await api.sql(
      `insert into billing.orders (id, owner_id, credits, amount_cents, currency, placed_at, status)
       values (gen_random_uuid(), $1, 50, 5000, 'usd', now() - interval '26 hours', 'open'),
         (gen_random_uuid(), $1, 50, 5000, 'usd', now() - interval '24 hours', 'open')`,
      [seller],
    );

    expect(await reconcilePayments(api)).toContain('never reached its checkout');

    expect(await api.sql('select status from billing.orders where owner_id = $1 order by placed_at', [seller])).toEqual(
      [{ status: 'expired' }, { status: 'open' }],
    );
  });

  it('runs at every worker start', async () => {
    for (const balance of [50, 100]) {
      await standIn.pay(await givenCheckout(50));
      const worker = await RunningWorker.startFor(api);
      try {
        await eventually(async () => expect(await api.balanceOf(seller)).toBe(balance));
      } finally {
        await worker.stop();
      }
    }
  });

  it('skips and reports a payment that fails, and retries it until it succeeds', async () => {
    const stuck = await givenCheckout(100);
    await standIn.pay(stuck);
    await reconcilePayments(api);
    await standIn.refund(stuck, 900);
    await api.sql(`alter table billing.orders add constraint stuck check (session_id <> '${stuck}') not valid`);
    const paid = await givenCheckout(50);
    await standIn.pay(paid);

    await expect(reconcilePayments(api)).rejects.toThrow(`(${stuck}) was not compared`);
    expect(await api.balanceOf(seller)).toBe(150);

    await api.sql('alter table billing.orders drop constraint stuck');
    // The provider's updates are all known.
    await api.sql(`update billing.reconciliations set began_at = now() + interval '1 hour'`);
    expect(await reconcilePayments(api)).toContain('1 repaired, 0 differ');
    expect(await api.balanceOf(seller)).toBe(140);
    await api.sql('update billing.reconciliations set began_at = ended_at');
  });

  it('reports what an operator must check in every run until the money is returned', async () => {
    const sessionId = await givenCheckout(100);
    await standIn.alter(sessionId, { amount_total: 4000 });
    await standIn.pay(sessionId);
    await expect(reconcilePayments(api)).rejects.toThrow(`(${sessionId}) was paid with an amount that doesn’t match`);
    expect(await api.get(QueryBus).execute(new ListReconciliations())).toMatchObject({
      differences: [{ sessionId, number: null, ownerId: seller }],
      reconciliations: expect.arrayContaining([expect.objectContaining({ askedBy: 'command line' })]),
    });
    // The provider has no updates, and the last run did not see it.
    await api.sql(`update billing.reconciliations set began_at = now() + interval '1 hour', differences = '[]'`);

    await expect(reconcilePayments(api)).rejects.toThrow(`(${sessionId}) was paid with an amount that doesn’t match`);

    await standIn.refund(sessionId, 3999);
    await expect(reconcilePayments(api)).rejects.toThrow(`(${sessionId}) was paid with an amount that doesn’t match`);
    await standIn.refund(sessionId);
    await api.sql('update billing.reconciliations set began_at = ended_at');
    await reconcilePayments(api);
    const { differences } = await api.get(QueryBus).execute(new ListReconciliations());
    expect(differences.map((one) => one.sessionId)).not.toContain(sessionId);
    expect(await api.balanceOf(seller)).toBe(0);
  });

  const givenCheckout = (credits: number) => checkOut(api, seller, credits);
});
