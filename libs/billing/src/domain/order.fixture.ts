import type { CheckoutSession } from './checkout-session';
import { NOW } from './credit-account.fixture';
import { Order } from './order';

/** An order of 100 credits that can be paid at its session. */
export function anOrder(ownerId: string = crypto.randomUUID()): { order: Order; session: CheckoutSession } {
  const order = Order.place(ownerId, 100, NOW);
  const id = `cs_${order.id}`;
  order.payAt({ sessionId: id, url: `https://pay.example/${id}` });
  return { order, session: { id, orderId: order.id, payment: 'awaited', amountCents: 9000, currency: 'usd' } };
}
