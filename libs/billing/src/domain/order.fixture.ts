import type { CheckoutSession } from './checkout-session';
import { NOW } from './credit-account.fixture';
import { Order } from './order';

export const aSession = (orderId: string, told: Partial<CheckoutSession> = {}): CheckoutSession => ({
  id: `cs_${orderId}`,
  orderId,
  payment: 'awaited',
  subtotalCents: 9000,
  amountCents: 9000,
  currency: 'usd',
  taxes: [],
  billedTo: null,
  reversals: [],
  ...told,
});

export function anOrder(ownerId: string = crypto.randomUUID()): { order: Order; session: CheckoutSession } {
  const order = Order.place(ownerId, 100, NOW);
  const session = aSession(order.id);
  order.payAt({ sessionId: session.id, url: `https://pay.example/${session.id}` });
  return { order, session };
}
