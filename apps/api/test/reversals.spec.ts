import type { PaymentStandIn } from '@casewright/billing/testing';
import { times } from '@casewright/platform/testing';
import fc from 'fast-check';
import { verifyLedger } from '../operator';
import { checkOut, deliver, startProvider, stripeAt } from './checkout';
import { CASE_CREDITS, RunningApi } from './running-api';

/** Buys at the stand-in and delivers webhooks in any order. */
describe('reversed payments', () => {
  let standIn: PaymentStandIn;
  let api: RunningApi;
  let seller: string;
  let heard: number;

  beforeAll(async () => {
    standIn = await startProvider();
    api = await RunningApi.startTwo({ STRIPE_API_URL: standIn.url });
  });
  afterAll(async () => {
    await verifyLedger(api);
    await api.stop();
    await standIn.stop();
  });
  beforeEach(async () => {
    seller = crypto.randomUUID();
    heard = (await standIn.events()).length;
  });

  it('create debt for spent credits, which blocks the next case and says why', async () => {
    const sessionId = await givenPaid(50);
    expect((await api.startCase(seller)).status).toBe(201);

    await standIn.refund(sessionId);

    expect(await balance()).toMatchObject({ balance: 0, debt: CASE_CREDITS });
    expect((await history()).slice(0, 2)).toEqual([
      'other -50 Refund: 50 credits removed',
      `other ${CASE_CREDITS} ${CASE_CREDITS} credits owed: spent before the payment was reversed`,
    ]);
    expect(await api.startCase(seller)).toMatchObject({
      status: 409,
      body: {
        code: 'billing.credits-owed',
        title: expect.stringContaining(`you owe ${CASE_CREDITS} credits`),
        debt: CASE_CREDITS,
        balance: 0,
        needed: CASE_CREDITS,
      },
    });

    await givenPaid(100);
    expect(await balance()).toMatchObject({ balance: 100 - CASE_CREDITS, debt: 0 });
    expect((await api.startCase(seller)).status).toBe(201);
    expect((await history()).slice(1, 3)).toEqual([
      `other -${CASE_CREDITS} ${CASE_CREDITS} credits owed were settled`,
      'purchase 100 Purchased 100 credits',
    ]);
  });

  it('wait for delayed money, and credit nothing if the bank declines', async () => {
    const [slow, refused] = [await givenCheckout(50), await givenCheckout(100)];
    await standIn.payLater(slow);
    await standIn.payLater(refused);
    await handleUpdate();
    expect(await statusOf(slow)).toBe('processing');

    await standIn.arrive(slow);
    await standIn.bounce(refused);

    expect(await balance()).toMatchObject({ balance: 50 });
    expect(await statusOf(refused)).toBe('failed');
  });

  it('keep one customer per seller, and recreate one that the provider deleted', async () => {
    await givenCheckout(50);
    const customer = async () =>
      (
        await api.sql<{ id: string }>('select customer_id as id from billing.customers where owner_id = $1', [seller])
      )[0]?.id;
    const first = await customer();
    await givenCheckout(100);
    expect(await customer()).toBe(first);

    await stripeAt(standIn).customers.del(first ?? '');
    const again = await givenCheckout(200);

    expect(await customer()).not.toBe(first);
    expect(again).toMatch(/^cs_/);
  });

  it('end at the same balance in any order and number of events', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const model = new Map<string, number>();
    // In percent of the price, so that the model needs no rounding.
    const aPurchase = fc.record({
      credits: fc.constantFrom(50, 100, 200),
      isDelayed: fc.boolean(),
      refunded: fc.constantFrom(0, 20),
      failed: fc.constantFrom(0, 10),
      disputed: fc.constantFrom(0, 50),
      isWon: fc.boolean(),
    });

    for (const one of fc.sample(aPurchase, { seed, numRuns: times({ test: 7, soak: 300 }) })) {
      const { credits, refunded, failed, disputed, isWon } = one;
      const owner = crypto.randomUUID();
      const sessionId = await givenCheckout(credits, owner);
      await (one.isDelayed ? standIn.payLater(sessionId) : standIn.pay(sessionId));
      if (one.isDelayed) await standIn.arrive(sessionId);
      const percent = { 50: 50, 100: 90, 200: 175 }[credits];
      if (refunded) await standIn.refund(sessionId, percent * refunded);
      if (failed) await standIn.failRefund(await standIn.refund(sessionId, percent * failed));
      if (disputed)
        await standIn.closeDispute(await standIn.dispute(sessionId, percent * disputed), isWon ? 'win' : 'lose');
      model.set(owner, (credits * (100 - refunded - (isWon ? 0 : disputed))) / 100);
    }
    const told = (await standIn.events()).slice(heard).map(({ id }) => id);
    const twice = [...told, ...told.filter((_, index) => index % 3 === 0)];
    const inAnyOrder = fc.shuffledSubarray(twice, { minLength: twice.length });
    const [left = []] = fc.sample(inAnyOrder, { seed, numRuns: 1 });

    const deliverAll = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) await deliver(api, standIn, id);
    };
    await Promise.all(Array.from({ length: 8 }, deliverAll));

    const balances = new Map<string, number>();
    for (const owner of model.keys()) balances.set(owner, Number(await api.balanceOf(owner)));
    expect({ seed, balances }).toEqual({ seed, balances: model });
    heard += told.length;
  });

  async function balance(): Promise<object> {
    await handleUpdate();
    return (await api.send('GET', '/api/credits/balance', { as: seller })).body;
  }

  async function history(): Promise<readonly string[]> {
    const { body } = await api.send('GET', '/api/credits/transactions', { as: seller });
    const rows = body['rows'] as { type: string; description: string; amount: number }[];
    return rows.map(({ type, description, amount }) => `${type} ${amount} ${description}`);
  }

  async function statusOf(sessionId: string): Promise<unknown> {
    return (await api.send('POST', '/api/process-payment-success', { as: seller, body: { sessionId } })).body['status'];
  }

  const givenCheckout = (credits: number, owner = seller) => checkOut(api, owner, credits);

  async function givenPaid(credits: number): Promise<string> {
    const sessionId = await givenCheckout(credits);
    await standIn.pay(sessionId);
    await handleUpdate();
    return sessionId;
  }

  async function handleUpdate(): Promise<void> {
    const events = await standIn.events();
    for (const { id } of events.slice(heard)) await deliver(api, standIn, id);
    heard = events.length;
  }
});
