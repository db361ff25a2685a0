import { testConfig } from '@casewright/platform/testing';
import type { PlacedOrder } from '../../commands/place-order';
import { CustomerForgotten, PaymentsUnavailable, RefundRefused } from '../../processes/payment-provider.errors';
import { PaymentStandIn } from '../../testing/payment-stand-in';
import { stripeClient } from './stripe-client';
import { StripePayments } from './stripe-payments';

describe('Stripe’s view of a payment', () => {
  let standIn: PaymentStandIn;
  let payments: StripePayments;
  let customerId: string;
  let order: PlacedOrder;
  let sessionId: string;
  let key: string;

  beforeAll(async () => {
    standIn = await PaymentStandIn.start(configAt('http://127.0.0.1:9').stripe);
    payments = paymentsAt(standIn.url);
    customerId = await payments.openCustomer(crypto.randomUUID(), 'dana@fabrikam.example');
  });
  afterAll(() => standIn.stop());
  beforeEach(async () => {
    order = { orderId: crypto.randomUUID(), credits: 100, amountCents: 9000, currency: 'usd' };
    ({ sessionId } = await payments.openCheckout(order, customerId));
    key = crypto.randomUUID();
  });

  it('is one session per order, with its price', async () => {
    const again = await Promise.all(Array.from({ length: 5 }, () => payments.openCheckout(order, customerId)));

    expect(new Set(again.map((page) => page.sessionId))).toEqual(new Set([sessionId]));
    expect(await said()).toEqual({
      id: sessionId,
      orderId: order.orderId,
      payment: 'awaited',
      subtotalCents: 9000,
      amountCents: 9000,
      currency: 'usd',
      taxes: [],
      billedTo: { name: null, email: 'dana@fabrikam.example' },
      reversals: [],
    });
  });

  it('is expired once its page is, and unknown if it was never opened', async () => {
    await standIn.expire(sessionId);

    expect(await said()).toMatchObject({ payment: 'expired' });
    expect(await payments.findSession('cs_never_opened')).toBeUndefined();
  });

  it('has one customer per owner, whose address follows until they are deleted', async () => {
    const ownerId = crypto.randomUUID();
    const customers = await Promise.all([1, 2, 3].map(() => payments.openCustomer(ownerId, 'mover@fabrikam.example')));
    expect(new Set(customers).size).toBe(1);
    const [mover = ''] = customers;
    const addressOf = async () => (await stripeClient(configAt(standIn.url)).customers.retrieve(mover)) as object;

    await payments.updateCustomer(mover, 'mover@contoso.example');
    expect(await addressOf()).toMatchObject({ email: 'mover@contoso.example' });

    for (let n = 0; n < 2; n++) await payments.deleteCustomer(mover);
    await payments.updateCustomer(mover, 'mover@fabrikam.example');
    await expect(addressOf()).rejects.toThrow('No such customer');
  });

  it('is opened for a new customer when the first was deleted', async () => {
    const leaver = await payments.openCustomer(crypto.randomUUID(), 'leaver@fabrikam.example');
    await payments.deleteCustomer(leaver);
    const another = { ...order, orderId: crypto.randomUUID() };
    await expect(payments.openCheckout(another, leaver)).rejects.toThrow(CustomerForgotten);

    const opened = await payments.openCheckout(another, customerId);

    expect(await payments.findSession(opened.sessionId)).toMatchObject({ orderId: another.orderId });
  });

  it('leads back to the case that the credits are for', async () => {
    const page = await payments.openCheckout({ ...order, orderId: crypto.randomUUID() }, customerId, 59);

    const { success_url, cancel_url } = await stripeClient(configAt(standIn.url)).checkout.sessions.retrieve(
      page.sessionId,
    );
    expect(success_url).toMatch(/[?&]case=59(&|$)/);
    expect(cancel_url).toMatch(/[?&]case=59(&|$)/);
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

const configAt = (apiUrl: string) =>
  testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', STRIPE_API_URL: apiUrl });

const paymentsAt = (apiUrl: string): StripePayments => {
  const config = configAt(apiUrl);
  const payments = new StripePayments(stripeClient(config), config);
  // Keeps operators' logs out of the test output.
  Object.assign(payments, { logger: { error: () => {} } });
  return payments;
};
