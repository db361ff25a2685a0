import { PaymentStandIn } from '@casewright/billing/testing';
import { testConfig, times } from '@casewright/platform/testing';
import Stripe from 'stripe';
import { verifyLedger } from '../operator';
import { CASE_CREDITS, RunningApi } from './running-api';

const { secretKey, webhookSecret } = testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }).stripe;

/** Buys at the stand-in and delivers webhooks in any order. */
describe('reversed payments', () => {
  let standIn: PaymentStandIn;
  let api: RunningApi;
  let seller: string;
  let heard: number;

  beforeAll(async () => {
    standIn = await PaymentStandIn.start({ secretKey, webhookSecret });
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

    await new Stripe(secretKey, { host: 'localhost', port: standIn.port, protocol: 'http' }).customers.del(first ?? '');
    const again = await givenCheckout(200);

    expect(await customer()).not.toBe(first);
    expect(again).toMatch(/^cs_/);
  });

  it('end at the same balance in any order and number of events', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const random = randomFrom(seed);
    const wanted = times({ test: 24, soak: 1_000 });
    const model = new Map<string, number>();

    while ((await standIn.events()).length - heard < wanted) {
      const owner = crypto.randomUUID();
      const credits = ([50, 100, 200] as const)[Math.floor(random() * 3)] ?? 50;
      const sessionId = await givenCheckout(credits, owner);
      if (random() < 0.5) await standIn.pay(sessionId);
      else {
        await standIn.payLater(sessionId);
        await standIn.arrive(sessionId);
      }
      // In percent of the price, so that the model needs no rounding.
      const price = { 50: 5000, 100: 9000, 200: 17_500 }[credits];
      const [refunded, failed, disputed] = [random() < 0.6 ? 20 : 0, random() < 0.3 ? 10 : 0, random() < 0.4 ? 50 : 0];
      if (refunded) await standIn.refund(sessionId, (price * refunded) / 100);
      if (failed) await standIn.failRefund(await standIn.refund(sessionId, (price * failed) / 100));
      const dispute = disputed ? await standIn.dispute(sessionId, (price * disputed) / 100) : undefined;
      const isWon = random() < 0.5;
      if (dispute) await standIn.closeDispute(dispute, isWon ? 'win' : 'lose');
      model.set(owner, (credits * (100 - refunded - (isWon ? 0 : disputed))) / 100);
    }
    const told = (await standIn.events()).slice(heard).map(({ id }) => id);
    const duplicated = told.filter(() => random() < 1 / 3);
    const delivery = shuffled([...told, ...duplicated], random);

    await inParallel(8, delivery, deliver);

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

  async function givenCheckout(credits: number, owner = seller): Promise<string> {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { body } = await api.send('POST', '/api/create-payment', { as: owner, body: { credits }, headers });
    return String(body['sessionId']);
  }

  async function givenPaid(credits: number): Promise<string> {
    const sessionId = await givenCheckout(credits);
    await standIn.pay(sessionId);
    await handleUpdate();
    return sessionId;
  }

  async function handleUpdate(): Promise<void> {
    const events = await standIn.events();
    for (const { id } of events.slice(heard)) await deliver(id);
    heard = events.length;
  }

  async function deliver(eventId: string): Promise<void> {
    const { payload, signature } = await standIn.signed(eventId);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const { status } = await api.send('POST', '/api/stripe/webhook', { body: payload, headers });
    if (status !== 200) throw new Error(`the webhook answered ${status}`);
  }
});

/** Seeded random numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shuffled = <T>(items: readonly T[], random: () => number): readonly T[] =>
  items
    .map((item) => ({ item, turn: random() }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ item }) => item);

async function inParallel<T>(lanes: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
