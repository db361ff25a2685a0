import type { CheckoutSession } from '../domain/checkout-session';
import { NOW } from '../domain/credit-account.fixture';
import { BooksInMemory } from '../domain/credit-account.repository.fake';
import { booksOver } from './books.fixture';
import { PaymentUnknown } from '../domain/order.errors';
import { anOrder } from '../domain/order.fixture';
import { OrdersInMemory } from '../domain/order.repository.fake';
import { SettleOrder, SettleOrderHandler } from './settle-order';

describe('settling an order', () => {
  it('posts its credits, pointing at the session that paid for them', async () => {
    const { books, order, session, settle } = givenAnOrder();

    const settled = await settle(paid(session));

    expect(settled).toEqual({ orderId: order.id, credits: 100, status: 'credited', failure: null });
    expect(books.balanceOf(order.ownerId)).toBe(100);
    expect(books.transactions).toMatchObject([
      {
        type: 'purchase',
        reason: { description: 'Purchased 100 credits', cause: { kind: 'checkout', id: session.id } },
        postedAt: NOW,
      },
    ]);
  });

  it('posts nothing more when it is heard again', async () => {
    const { books, order, session, settle } = givenAnOrder();

    await settle(paid(session));
    const again = await settle(paid(session));

    expect(again.status).toBe('credited');
    expect(books.balanceOf(order.ownerId)).toBe(100);
  });

  it.each(['awaited', 'failed', 'expired'] as const)('posts nothing while the payment is %s', async (payment) => {
    const { books, session, settle } = givenAnOrder();

    await settle({ ...session, payment });

    expect(books.transactions).toEqual([]);
  });

  it('posts nothing for an amount that differs, and says so', async () => {
    const { books, session, settle } = givenAnOrder();

    const settled = await settle({ ...paid(session), amountCents: 100 });

    expect(settled).toMatchObject({ status: 'failed', failure: 'amount-differs' });
    expect(books.transactions).toEqual([]);
  });

  it.each([null, crypto.randomUUID()])('knows no order %p', async (orderId) => {
    const { books, session, settle } = givenAnOrder();

    await expect(settle({ ...paid(session), orderId })).rejects.toThrow(PaymentUnknown);

    expect(books.transactions).toEqual([]);
  });

  function givenAnOrder() {
    const books = new BooksInMemory();
    const orders = new OrdersInMemory();
    const { order, session } = anOrder();
    orders.add(order);
    const handler = new SettleOrderHandler(orders, booksOver(books), { now: () => NOW });
    return { books, order, session, settle: (said: CheckoutSession) => handler.execute(new SettleOrder(said)) };
  }

  const paid = (session: CheckoutSession): CheckoutSession => ({ ...session, payment: 'paid' });
});
