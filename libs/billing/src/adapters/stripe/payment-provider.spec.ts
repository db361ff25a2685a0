import { testConfig } from '@casewright/platform/testing';
import type { PlacedOrder } from '../../commands/place-order';
import type { CheckoutSession } from '../../domain/checkout-session';
import type { PaymentProvider } from '../../processes/payment-provider';
import { CustomerForgotten, PaymentsUnavailable, RefundRefused } from '../../processes/payment-provider.errors';
import { PaymentsInMemory } from '../../processes/payment-provider.fake';
import { PaymentStandIn } from '../../testing/payment-stand-in';
import { stripeClient } from './stripe-client';
import { StripePayments } from './stripe-payments';

interface Provider {
  readonly payments: PaymentProvider;
  /** A customer known to the provider. */
  readonly customerId: string;
  addressOf(customerId: string): Promise<string | undefined>;
  pay(sessionId: string): Promise<unknown>;
  expire(sessionId: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Contract of the payment provider, for the fake and the real SDK over HTTP. */
describe.each([
  ['in memory', inMemory],
  ['through the SDK', throughTheSdk],
])('a payment provider %s', (_, open) => {
  let provider: Provider;

  beforeAll(async () => {
    provider = await open();
  });
  afterAll(() => provider.close());

  it('opens a checkout page for an order, and returns its session', async () => {
    const order = anOrder();

    const page = await checkOut(order);

    expect(page.url).toMatch(/^https?:\/\//);
    expect({ ...(await provider.payments.findSession(page.sessionId)), billedTo: null }).toEqual<CheckoutSession>({
      id: page.sessionId,
      orderId: order.orderId,
      payment: 'awaited',
      subtotalCents: 9000,
      amountCents: 9000,
      currency: 'usd',
      taxes: [],
      billedTo: null,
      reversals: [],
    });
  });

  it('opens one page per order', async () => {
    const order = anOrder();
    const asked = Array.from({ length: 5 }, () => checkOut(order));

    const pages = await Promise.all(asked);

    expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect((await checkOut(anOrder())).sessionId).not.toBe(pages[0]?.sessionId);
  });

  it('reports a paid order', async () => {
    const { sessionId } = await checkOut(anOrder());

    await provider.pay(sessionId);

    expect(await provider.payments.findSession(sessionId)).toMatchObject({ payment: 'paid', amountCents: 9000 });
  });

  it('reports an expired page', async () => {
    const { sessionId } = await checkOut(anOrder());

    await provider.expire(sessionId);

    expect(await provider.payments.findSession(sessionId)).toMatchObject({ payment: 'expired' });
  });

  it('does not find an unknown session', async () => {
    expect(await provider.payments.findSession('cs_never_opened')).toBeUndefined();
  });

  it('updates a customer’s address, unless the customer was deleted', async () => {
    const mover = await provider.payments.openCustomer(crypto.randomUUID(), 'mover@fabrikam.example');

    await provider.payments.updateCustomer(mover, 'mover@contoso.example');
    expect(await provider.addressOf(mover)).toBe('mover@contoso.example');

    await provider.payments.deleteCustomer(mover);
    await provider.payments.updateCustomer(mover, 'mover@fabrikam.example');
    expect(await provider.addressOf(mover)).toBeUndefined();
  });

  it('deletes a customer permanently, and keeps their payments', async () => {
    const { sessionId } = await checkOut(anOrder());
    await provider.pay(sessionId);
    const leaver = await provider.payments.openCustomer(crypto.randomUUID(), 'leaver@fabrikam.example');

    await provider.payments.deleteCustomer(leaver);
    await provider.payments.deleteCustomer(leaver);

    await expect(provider.payments.openCheckout(anOrder(), leaver)).rejects.toThrow(CustomerForgotten);
    expect(await provider.payments.findSession(sessionId)).toMatchObject({ payment: 'paid' });
  });

  it('opens an order’s page for a new customer when the first was deleted', async () => {
    const leaver = await provider.payments.openCustomer(crypto.randomUUID(), 'leaver@fabrikam.example');
    await provider.payments.deleteCustomer(leaver);
    const order = anOrder();
    await expect(provider.payments.openCheckout(order, leaver)).rejects.toThrow(CustomerForgotten);

    const { sessionId } = await checkOut(order);

    expect(await provider.payments.findSession(sessionId)).toMatchObject({ orderId: order.orderId });
  });

  const checkOut = (order: PlacedOrder) => provider.payments.openCheckout(order, provider.customerId);

  const anOrder = (): PlacedOrder => ({
    orderId: crypto.randomUUID(),
    credits: 100,
    amountCents: 9000,
    currency: 'usd',
  });
});

describe('Stripe’s view of a payment', () => {
  let standIn: PaymentStandIn;
  let payments: StripePayments;
  let customerId: string;
  let sessionId: string;
  let key: string;

  beforeAll(async () => {
    standIn = await PaymentStandIn.start(configAt('http://127.0.0.1:9').stripe);
    payments = paymentsAt(standIn.url);
    customerId = await payments.openCustomer(crypto.randomUUID(), 'dana@fabrikam.example');
  });
  afterAll(() => standIn.stop());
  beforeEach(async () => {
    const order = { orderId: crypto.randomUUID(), credits: 100, amountCents: 9000, currency: 'usd' };
    ({ sessionId } = await payments.openCheckout(order, customerId));
    key = crypto.randomUUID();
  });

  it('has one customer per owner', async () => {
    const ownerId = crypto.randomUUID();
    const names = await Promise.all([1, 2, 3].map(() => payments.openCustomer(ownerId, 'dana@fabrikam.example')));

    expect(new Set(names).size).toBe(1);
    expect(await said()).toMatchObject({ billedTo: { email: 'dana@fabrikam.example' } });
  });

  it('distinguishes deleted customers', async () => {
    const order = { orderId: crypto.randomUUID(), credits: 100, amountCents: 9000, currency: 'usd' };

    await expect(payments.openCheckout(order, 'cus_deleted')).rejects.toThrow(CustomerForgotten);
  });

  it('is processing during a bank transfer, and then paid', async () => {
    await standIn.payLater(sessionId);
    expect(await said()).toMatchObject({ payment: 'processing' });

    await standIn.arrive(sessionId);
    expect(await said()).toMatchObject({ payment: 'paid' });
  });

  it('has failed once the bank declines', async () => {
    await standIn.payLater(sessionId);
    await standIn.bounce(sessionId);

    expect(await said()).toMatchObject({ payment: 'failed' });
  });

  it('leads back to the case that the credits are for', async () => {
    const page = await payments.openCheckout(
      { orderId: crypto.randomUUID(), credits: 100, amountCents: 9000, currency: 'usd' },
      customerId,
      59,
    );

    const { success_url, cancel_url } = await stripeClient(configAt(standIn.url)).checkout.sessions.retrieve(
      page.sessionId,
    );
    expect(success_url).toMatch(/[?&]case=59(&|$)/);
    expect(cancel_url).toMatch(/[?&]case=59(&|$)/);
  });

  it('names taxes as Stripe does', async () => {
    const breakdown = {
      taxes: [{ amount: 743, rate: { display_name: 'Sales tax', percentage: 8.25 } }],
      discounts: [],
    };
    await standIn.pay(sessionId);
    await standIn.alter(sessionId, {
      amount_total: 9743,
      total_details: { amount_discount: 0, amount_shipping: null, amount_tax: 743, breakdown },
    });

    expect(await said()).toMatchObject({
      subtotalCents: 9000,
      amountCents: 9743,
      taxes: [{ label: 'Sales tax 8.25%', amountCents: 743 }],
    });
  });

  it('lists reversals and whether they are active', async () => {
    await standIn.pay(sessionId);
    const [small, failed] = [await standIn.refund(sessionId, 1000), await standIn.refund(sessionId, 2000)];
    await standIn.failRefund(failed);
    const [won, lost] = [await standIn.dispute(sessionId, 3000), await standIn.dispute(sessionId, 500)];
    await standIn.closeDispute(won, 'win');
    await standIn.closeDispute(lost, 'lose');

    const reversals = (await said())?.reversals ?? [];
    const createdAt = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/) as string;

    expect(reversals.toSorted((one, other) => one.amountCents - other.amountCents)).toEqual([
      { id: lost, kind: 'dispute', amountCents: 500, createdAt, isActive: true },
      { id: small, kind: 'refund', amountCents: 1000, createdAt, isActive: true },
      { id: failed, kind: 'refund', amountCents: 2000, createdAt, isActive: false },
      { id: won, kind: 'dispute', amountCents: 3000, createdAt, isActive: false },
    ]);
  });

  it('lists updates since any time, page after page, oldest first', async () => {
    const before = new Date(Date.now() - 60_000);
    await standIn.pay(sessionId);
    for (let refunds = 0; refunds < 60; refunds++) await standIn.refund(sessionId, 1);

    const updates = await payments.updatesSince(before);

    const about = updates.flatMap((one) => ('paymentId' in one ? one.paymentId : []));
    expect(about.length).toBeGreaterThanOrEqual(120);
    expect(await payments.findSessionOf(about.at(-1) ?? '')).toBe(sessionId);
    expect(await payments.updatesSince(new Date(Date.now() + 60_000))).toEqual([]);
  });

  it('holds a refund until it fails at the bank', async () => {
    await standIn.pay(sessionId);
    await standIn.refund(sessionId, 1000);
    expect(await payments.holdsRefund(sessionId, key)).toBe(false);

    await payments.refund(sessionId, key, 1);
    expect(await payments.holdsRefund(sessionId, key)).toBe(true);

    await standIn.failRefund((await said())?.reversals.find(({ amountCents }) => amountCents === 8000)?.id ?? '');
    expect(await payments.holdsRefund(sessionId, key)).toBe(false);
    await payments.refund(sessionId, key, 1);
    expect(await payments.holdsRefund(sessionId, key)).toBe(false);
    await payments.refund(sessionId, key, 2);
    expect(await payments.holdsRefund(sessionId, key)).toBe(true);
  });

  it('holds no refund of an unknown payment, and refuses to send one', async () => {
    await expect(payments.refund('cs_unknown', key, 1)).rejects.toThrow(RefundRefused);
    expect(await payments.holdsRefund('cs_unknown', key)).toBe(false);
  });

  it('holds the refund of a payment that was refunded in full by others', async () => {
    await standIn.pay(sessionId);
    await standIn.refund(sessionId);

    expect(await payments.holdsRefund(sessionId, key)).toBe(true);
    await expect(payments.refund(sessionId, key, 1)).rejects.toThrow(RefundRefused);
  });

  it('refuses to refund a disputed payment', async () => {
    await standIn.pay(sessionId);
    await standIn.dispute(sessionId);

    await expect(payments.refund(sessionId, key, 1)).rejects.toThrow(RefundRefused);

    expect(await payments.holdsRefund(sessionId, key)).toBe(false);
  });

  const said = () => payments.findSession(sessionId);
});

describe('an unavailable Stripe', () => {
  it('is reported for any reason', async () => {
    const payments = paymentsAt('http://127.0.0.1:9');

    await expect(payments.findSession('cs_1')).rejects.toThrow(PaymentsUnavailable);
    await expect(payments.refund('cs_1', 'ours', 1)).rejects.toThrow(PaymentsUnavailable);
    await expect(payments.holdsRefund('cs_1', 'ours')).rejects.toThrow(PaymentsUnavailable);
  });

  it('is also reported for an unknown API key', async () => {
    const standIn = await PaymentStandIn.start({ secretKey: 'sk_test_another', webhookSecret: 'whsec_another' });

    await expect(paymentsAt(standIn.url).findSession('cs_1')).rejects.toThrow(PaymentsUnavailable);

    await standIn.stop();
  });
});

async function inMemory(): Promise<Provider> {
  const payments = new PaymentsInMemory();
  return {
    payments,
    customerId: await payments.openCustomer('owner', 'dana@fabrikam.example'),
    addressOf: async (customerId) => payments.addressOf(customerId),
    pay: async (sessionId) => payments.change(sessionId, { payment: 'paid' }),
    expire: async (sessionId) => payments.change(sessionId, { payment: 'expired' }),
    close: async () => {},
  };
}

async function throughTheSdk(): Promise<Provider> {
  const standIn = await PaymentStandIn.start(configAt('http://127.0.0.1:9').stripe);
  const payments = paymentsAt(standIn.url);
  const stripe = stripeClient(configAt(standIn.url));
  return {
    payments,
    customerId: await payments.openCustomer(crypto.randomUUID(), 'dana@fabrikam.example'),
    addressOf: async (customerId) => {
      const customer = await stripe.customers.retrieve(customerId).catch(() => undefined);
      return customer && !customer.deleted ? (customer.email ?? undefined) : undefined;
    },
    pay: (sessionId) => standIn.pay(sessionId),
    expire: (sessionId) => standIn.expire(sessionId),
    close: () => standIn.stop(),
  };
}

const configAt = (apiUrl: string) =>
  testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', STRIPE_API_URL: apiUrl });

const paymentsAt = (apiUrl: string): StripePayments => {
  const config = configAt(apiUrl);
  const payments = new StripePayments(stripeClient(config), config);
  // Keeps operators' logs out of the test output.
  Object.assign(payments, { logger: { error: () => {} } });
  return payments;
};
