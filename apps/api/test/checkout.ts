import { PaymentStandIn } from '@casewright/billing/testing';
import { testConfig } from '@casewright/platform/testing';
import Stripe from 'stripe';
import type { RunningApi } from './running-api';
import type { Visitor } from './visitor';

/** Of the API in tests. */
const keys = testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }).stripe;
export const { webhookSecret } = keys;

export const startProvider = (port?: number): Promise<PaymentStandIn> => PaymentStandIn.start(keys, port);

/** The provider's SDK, as its dashboard would use it. */
export const stripeAt = ({ port }: PaymentStandIn): Stripe =>
  new Stripe(keys.secretKey, { host: '127.0.0.1', port, protocol: 'http' });

export const aKey = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key });

/** @returns the session of an open checkout */
export async function checkOut(api: RunningApi, buyerId: string, credits: number): Promise<string> {
  const { body } = await api.send('POST', '/api/create-payment', { as: buyerId, body: { credits }, headers: aKey() });
  return String(body['sessionId']);
}

/** Delivers an event as the provider does. */
export async function deliver(api: RunningApi, provider: PaymentStandIn, eventId: string): Promise<void> {
  const { payload, signature } = await provider.signed(eventId);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  const { status } = await api.send('POST', '/api/stripe/webhook', { body: payload, headers });
  if (status !== 200) throw new Error(`the webhook answered ${status}`);
}

interface PaidOrder {
  readonly orderId: string;
  readonly sessionId: string;
}

/** An order of 100 credits. */
export async function paidOrder(api: RunningApi, seller: Visitor, provider: PaymentStandIn): Promise<PaidOrder> {
  const { body: page } = await seller.send('POST', '/create-payment', { credits: 100 }, aKey());
  const sessionId = String(page['sessionId']);
  await provider.pay(sessionId);
  await seller.send('POST', '/process-payment-success', { sessionId });
  const [order] = await api.sql<{ id: string }>('select id from billing.orders where session_id = $1', [sessionId]);
  return { orderId: String(order?.id), sessionId };
}

/** The provider accepts it from now on. @returns its ID */
export async function refusedRefund(
  api: RunningApi,
  admin: Visitor,
  provider: PaymentStandIn,
  { orderId, sessionId }: PaidOrder,
): Promise<string> {
  const session = (await provider.sessions()).find(({ id }) => id === sessionId);
  await provider.alter(sessionId, { payment_intent: null });
  await admin.send('POST', `/admin/orders/${orderId}/refund`, { reason: 'Bought by mistake' }, aKey());
  await provider.alter(sessionId, { payment_intent: session?.payment_intent });
  const [refund] = await api.sql<{ id: string }>('select id from billing.adjustments where order_id = $1', [orderId]);
  return String(refund?.id);
}
