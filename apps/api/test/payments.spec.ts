import type { PaymentStandIn } from '@casewright/billing/testing';
import { times } from '@casewright/platform/testing';
import Stripe from 'stripe';
import { aKey, checkOut, startProvider, webhookSecret } from './checkout';
import { type ApiAnswer, RunningApi } from './running-api';

const WEBHOOK = '/api/stripe/webhook';

describe('buying credits', () => {
  let standIn: PaymentStandIn;
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    standIn = await startProvider();
    api = await RunningApi.startTwo({ STRIPE_API_URL: standIn.url });
  });
  afterAll(async () => {
    await api.stop();
    await standIn.stop();
  });
  beforeEach(() => (seller = crypto.randomUUID()));

  it('opens a checkout page, and credits the payment', async () => {
    const { status, body } = await buy(seller, 100);
    expect(status).toBe(201);
    expect(body['url']).toBe(`${standIn.url}/c/pay/${String(body['sessionId'])}`);
    expect(await confirm(seller, body['sessionId'])).toMatchObject({
      status: 200,
      body: { status: 'pending', credits: 100, balance: 0 },
    });

    await standIn.pay(String(body['sessionId']));

    expect((await confirm(seller, body['sessionId'])).body).toEqual({ status: 'credited', credits: 100, balance: 100 });
    expect(await historyOf(seller)).toEqual([{ type: 'purchase', description: 'Purchased 100 credits', amount: 100 }]);
  });

  it('credits once, however often and from wherever the payment is reported', async () => {
    const sessionId = await givenCheckout(seller, 50);
    const event = await standIn.signed(await standIn.pay(sessionId));
    const deliveries = times({ test: 12, soak: 1_000 });
    const confirmations = times({ test: 8, soak: 50 });

    const answers = await Promise.all([
      ...Array.from({ length: deliveries }, () => deliver(event.payload, event.signature)),
      ...Array.from({ length: confirmations }, () => confirm(seller, sessionId)),
    ]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const confirmed = answers.slice(deliveries);
    expect(confirmed.map(({ body }) => body)).toEqual(
      Array(confirmations).fill({ status: 'credited', credits: 50, balance: 50 }),
    );
    expect(await api.balanceOf(seller)).toBe(50);
    expect(await historyOf(seller)).toHaveLength(1);
  });

  it('says that a payment arrived that is not the price', async () => {
    const sessionId = await givenCheckout(seller, 50);
    await standIn.alter(sessionId, { amount_total: 4000 });
    await standIn.pay(sessionId);
    expect((await confirm(seller, sessionId)).body).toEqual({ status: 'amount-differs', credits: 50, balance: 0 });
    await standIn.refund(sessionId);
    expect((await confirm(seller, sessionId)).body).toMatchObject({ status: 'failed' });
  });

  it('ignores a payment that only the URL claims', async () => {
    const sessionId = await givenCheckout(seller, 50);
    await standIn.pay(sessionId);
    await confirm(seller, sessionId);
    await api.sql(`update billing.orders set settled_at = now() - interval '1 hour' where session_id = '${sessionId}'`);

    expect(await confirm(seller)).toMatchObject({ status: 404, body: { code: 'billing.payment-unknown' } });

    await givenCheckout(seller, 200);
    await givenCheckout(seller, 100);
    expect((await confirm(seller)).body).toEqual({ status: 'pending', credits: 100, balance: 50 });
  });

  describe('repeating a request', () => {
    it('places one order for ten concurrent requests', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => buy(seller, 100, 'ten-tabs')));

      expect(new Set(answers.map(({ body }) => body['sessionId'])).size).toBe(1);
      expect(await ordersOf(seller)).toBe(1);
    });

    it('is rejected for another case to come back to', async () => {
      await buy(seller, 100, 'mine');

      const again = await create(seller, { credits: 100, caseCredits: 59 }, 'mine');

      expect(again).toMatchObject({ status: 422, body: { code: 'platform.idempotency-key-reused' } });
      expect(await ordersOf(seller)).toBe(1);
    });
  });

  describe('credits nothing', () => {
    it('for another user’s payment, or an unknown one', async () => {
      const sessionId = await givenCheckout(crypto.randomUUID(), 100);
      await standIn.pay(sessionId);

      const { status, body } = await confirm(seller, sessionId);

      expect(status).toBe(404);
      expect(body['code']).toBe('billing.payment-unknown');
      expect(await api.balanceOf(seller)).toBe(0);
      expect((await confirm(seller)).status).toBe(404);
    });

    it('for a session opened for another order', async () => {
      const cheap = await givenCheckout(seller, 50);
      const dear = await givenCheckout(seller, 200);
      const [order] = await api.sql<{ id: string }>('select id from billing.orders where session_id = $1', [dear]);
      const event = await standIn.signed(await standIn.pay(cheap));
      await standIn.alter(cheap, { client_reference_id: order?.id });

      expect((await deliver(event.payload, event.signature)).status).toBe(200);
      expect((await confirm(seller, cheap)).status).toBe(409);

      expect(await api.balanceOf(seller)).toBe(0);
    });

    it('for a session of another application', async () => {
      const sessionId = await givenCheckout(seller, 50);
      const event = await standIn.signed(await standIn.pay(sessionId));
      await standIn.alter(sessionId, { client_reference_id: 'of-another-shop' });

      expect((await deliver(event.payload, event.signature)).status).toBe(200);

      expect(await api.balanceOf(seller)).toBe(0);
    });
  });

  describe('a webhook', () => {
    let payload: string;
    let signature: string;
    let before: object;

    beforeEach(async () => {
      const sessionId = await givenCheckout(seller, 100);
      ({ payload, signature } = await standIn.signed(await standIn.pay(sessionId)));
      before = await rows();
    });

    const nowInSeconds = () => Math.floor(Date.now() / 1000);
    const signedWith = (secret: string, text: string, timestamp = nowInSeconds()) =>
      Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp });
    const sign = (text: string, timestamp?: number) => signedWith(webhookSecret, text, timestamp);

    it.each<[string, () => [body: string, signature: string | undefined]]>([
      ['without a signature', () => [payload, undefined]],
      ['signed with another secret', () => [payload, signedWith('whsec_of_a_stranger', payload)]],
      ['recorded more than five minutes ago', () => [payload, sign(payload, nowInSeconds() - 301)]],
      ['dated more than five minutes ahead', () => [payload, sign(payload, nowInSeconds() + 310)]],
      ['with its time moved to now', () => [payload, signature.replace(/t=\d+/, `t=${nowInSeconds() + 1}`)]],
      ['with its contents altered', () => [payload.replace('"amount_total":9000', '"amount_total":1'), signature]],
      ['with a space more', () => [`${payload} `, signature]],
      ['with nothing in it', () => ['', signature]],
    ])('%s is rejected, and changes nothing', async (_, forge) => {
      const [body, header] = forge();

      const answer = await deliver(body, header);

      expect(answer.status).toBe(400);
      expect(answer.type).toContain('application/problem+json');
      expect(await rows()).toEqual(before);
    });

    it.each([
      ['an irrelevant event', { type: 'customer.created' }],
      [
        'the refund of another shop',
        { type: 'charge.refunded', data: { object: { payment_intent: 'pi_of_another_shop' } } },
      ],
    ])('about %s is accepted and ignored', async (_, change) => {
      const event = JSON.stringify({ ...(JSON.parse(payload) as object), ...change });

      expect((await deliver(event, sign(event))).status).toBe(200);

      expect(await rows()).toEqual(before);
    });

    it('credits the payment', async () => {
      expect((await deliver(payload, signature)).status).toBe(200);

      expect(await api.balanceOf(seller)).toBe(100);
    });

    const rows = async () => ({
      orders: await api.sql('select * from billing.orders order by id'),
      transactions: await api.count('billing.ledger_transactions'),
      accounts: await api.count('billing.credit_accounts'),
    });
  });

  it('places no order of a package that is not sold', async () => {
    const answer = await buy(seller, 75);

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { credits: expect.any(Array) } });
    expect(await ordersOf(seller)).toBe(0);
  });

  const create = (userId: string, body: object, key: string): Promise<ApiAnswer> =>
    api.send('POST', '/api/create-payment', { as: userId, body, headers: aKey(key) });

  const buy = (userId: string, credits: number, key: string = crypto.randomUUID()): Promise<ApiAnswer> =>
    create(userId, { credits }, key);

  const givenCheckout = (userId: string, credits: number) => checkOut(api, userId, credits);

  const confirm = (userId: string, sessionId?: unknown): Promise<ApiAnswer> =>
    api.send('POST', '/api/process-payment-success', { as: userId, body: { sessionId } });

  const deliver = (payload: string, signature: string | undefined): Promise<ApiAnswer> =>
    api.send('POST', WEBHOOK, {
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        // Stripe is not one of our pages.
        origin: 'https://stripe.example',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
    });

  const historyOf = async (userId: string): Promise<object[]> => {
    const { body } = await api.send('GET', '/api/credits/transactions', { as: userId });
    const rows = body['rows'] as { type: string; description: string; amount: number }[];
    return rows.map(({ type, description, amount }) => ({ type, description, amount }));
  };

  const ordersOf = (userId: string) => api.count(`billing.orders where owner_id = '${userId}'`);
});

describe('while the payment provider is unavailable', () => {
  it('loses nothing: repeating the request continues', async () => {
    const first = await startProvider();
    const api = await RunningApi.startWith({ STRIPE_API_URL: first.url });
    const seller = crypto.randomUUID();
    const buy = () =>
      api.send('POST', '/api/create-payment', {
        as: seller,
        body: { credits: 100 },
        headers: { 'idempotency-key': 'once' },
      });
    await first.stop();

    const refused = await buy();
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({
      code: 'billing.payments-unavailable',
      title: 'There was an error starting the payment process. Please try again.',
    });

    const back = await startProvider(first.port);
    const { status, body } = await buy();
    expect(status).toBe(201);
    await back.pay(String(body['sessionId']));
    const confirm = () => api.send('POST', '/api/process-payment-success', { as: seller, body: {} });
    const credited = { status: 200, body: { status: 'credited', credits: 100, balance: 100 } };
    expect(await confirm()).toMatchObject(credited);
    expect(await api.count('billing.orders')).toBe(1);

    await back.stop();
    expect(await confirm()).toMatchObject(credited);
    await api.stop();
  });
});
