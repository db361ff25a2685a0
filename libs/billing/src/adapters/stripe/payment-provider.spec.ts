import { testConfig } from '@casewright/platform/testing';
import type { PlacedOrder } from '../../commands/place-order';
import type { CheckoutSession } from '../../domain/checkout-session';
import type { PaymentProvider } from '../../processes/payment-provider';
import { PaymentsUnavailable } from '../../processes/payment-provider.errors';
import { PaymentsInMemory } from '../../processes/payment-provider.fake';
import { PaymentStandIn } from '../../testing/payment-stand-in';
import { stripeClient } from './stripe-client';
import { StripePayments } from './stripe-payments';

interface Provider {
  readonly payments: PaymentProvider;
  pay(sessionId: string): Promise<unknown>;
  expire(sessionId: string): Promise<unknown>;
  close(): Promise<void>;
}

/** What whoever takes the money must do: the fake of the other specs, and the real SDK over its wire. */
describe.each([
  ['in memory', inMemory],
  ['through the SDK', throughTheSdk],
])('a payment provider %s', (_, open) => {
  let provider: Provider;

  beforeAll(async () => {
    provider = await open();
  });
  afterAll(() => provider.close());

  it('opens a page for an order, and tells what is asked for there', async () => {
    const order = anOrder();

    const page = await provider.payments.openCheckout(order);

    expect(page.url).toMatch(/^https?:\/\//);
    expect(await provider.payments.findSession(page.sessionId)).toEqual<CheckoutSession>({
      id: page.sessionId,
      orderId: order.orderId,
      payment: 'awaited',
      amountCents: 9000,
      currency: 'usd',
    });
  });

  it('opens one page for one order, however often it is asked', async () => {
    const order = anOrder();
    const asked = Array.from({ length: 5 }, () => provider.payments.openCheckout(order));

    const pages = await Promise.all(asked);

    expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect((await provider.payments.openCheckout(anOrder())).sessionId).not.toBe(pages[0]?.sessionId);
  });

  it('says when an order was paid', async () => {
    const { sessionId } = await provider.payments.openCheckout(anOrder());

    await provider.pay(sessionId);

    expect(await provider.payments.findSession(sessionId)).toMatchObject({ payment: 'paid', amountCents: 9000 });
  });

  it('says when a page was open for too long', async () => {
    const { sessionId } = await provider.payments.openCheckout(anOrder());

    await provider.expire(sessionId);

    expect(await provider.payments.findSession(sessionId)).toMatchObject({ payment: 'expired' });
  });

  it('knows nothing of a session that was never opened', async () => {
    expect(await provider.payments.findSession('cs_never_opened')).toBeUndefined();
  });

  const anOrder = (): PlacedOrder => ({
    orderId: crypto.randomUUID(),
    credits: 100,
    amountCents: 9000,
    currency: 'usd',
  });
});

describe('Stripe out of reach', () => {
  it('is said so, whatever the reason', async () => {
    const payments = paymentsAt('http://127.0.0.1:9');

    await expect(payments.findSession('cs_1')).rejects.toThrow(PaymentsUnavailable);
  });

  it('is what a key that Stripe does not know amounts to', async () => {
    const standIn = await PaymentStandIn.start({ secretKey: 'sk_test_another', webhookSecret: 'whsec_another' });

    await expect(paymentsAt(standIn.url).findSession('cs_1')).rejects.toThrow(PaymentsUnavailable);

    await standIn.stop();
  });
});

async function inMemory(): Promise<Provider> {
  const payments = new PaymentsInMemory();
  return {
    payments,
    pay: async (sessionId) => payments.change(sessionId, { payment: 'paid' }),
    expire: async (sessionId) => payments.change(sessionId, { payment: 'expired' }),
    close: async () => {},
  };
}

async function throughTheSdk(): Promise<Provider> {
  const standIn = await PaymentStandIn.start(configAt('http://127.0.0.1:9').stripe);
  return {
    payments: paymentsAt(standIn.url),
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
  // What it would tell operators is not told to whoever reads the tests' output.
  Object.assign(payments, { logger: { error: () => {} } });
  return payments;
};
