import type { CheckoutSession, Reversal } from './checkout-session';
import { NOW } from './credit-account.fixture';
import { Order } from './order';
import { PackageNotForSale, SessionOfAnotherOrder } from './order.errors';
import { CreditsPurchased, PaymentFailed, PaymentReversed } from './order.events';
import { anOrder, aSession } from './order.fixture';

describe('an order', () => {
  it('is of a package at its price', () => {
    const order = { credits: 200, amountCents: 17_500, currency: 'usd' };
    expect(Order.place(crypto.randomUUID(), 200, NOW)).toMatchObject(order);
    expect(() => Order.place(crypto.randomUUID(), 150, NOW)).toThrow(PackageNotForSale);
  });

  it('keeps its first checkout page', () => {
    const order = Order.place(crypto.randomUUID(), 100, NOW);
    const first = { sessionId: 'cs_1', url: 'https://pay.example/1' };

    expect(order.payAt(first)).toEqual(first);
    expect(order.payAt({ sessionId: 'cs_2', url: 'https://pay.example/2' })).toEqual(first);
  });

  it('is credited once when it is paid', () => {
    const { order, session } = anOrder();

    expect(order.settle(paid(session), NOW)).toBe(true);
    expect(order.settle(paid(session), NOW)).toBe(false);
    expect(order.state).toEqual({ status: 'credited', failure: null, settledAt: NOW, reversedCredits: 0 });
    expect(order.releaseEvents()).toEqual([new CreditsPurchased(order.id, order.ownerId, NOW)]);
  });

  it('reports a failed bank transfer, but not an immediately declined card', () => {
    const [slow, quick] = [anOrder(), anOrder()];
    slow.order.settle({ ...slow.session, payment: 'processing' }, NOW);

    for (const { order, session } of [slow, quick]) order.settle({ ...session, payment: 'failed' }, NOW);

    const { id, ownerId } = slow.order;
    expect(slow.order.releaseEvents()).toEqual([new PaymentFailed(id, ownerId, 100, 9000, NOW)]);
    expect(quick.order.releaseEvents()).toEqual([]);
  });

  it('reports money that was reversed and reinstated once each, with its credits', () => {
    const { order, session } = anOrder();
    order.settle(paid(session), NOW);
    order.releaseEvents();
    const reversal = {
      id: 're_1',
      kind: 'refund',
      amountCents: 4500,
      createdAt: '2026-03-02T09:05:00.000Z',
      isActive: true,
    } as const;
    const undone = { ...reversal, isActive: false };

    for (const told of [reversal, reversal, undone, undone, reversal]) order.note(told, NOW);

    expect(order.releaseEvents()).toEqual(
      [reversal, undone].map((told) => new PaymentReversed(order.id, order.ownerId, told, 50, NOW)),
    );
  });

  it.each([
    ['a cent too little', { amountCents: 8999 }],
    ['another price before taxes', { subtotalCents: 8999 }],
    ['taxes that are not named', { amountCents: 9743 }],
    ['another currency', { currency: 'jpy' }],
  ])('is not credited for %s', (_, difference) => {
    const { order, session } = anOrder();

    expect(order.settle({ ...paid(session), ...difference }, NOW)).toBe(false);
    expect(order.state).toMatchObject({ status: 'failed', failure: 'amount-differs' });
  });

  describe('paid with a different amount', () => {
    const back = (id: string, amountCents: number, isActive = true) =>
      ({ id, kind: 'refund', amountCents, createdAt: '2026-03-02T09:05:00.000Z', isActive }) as const;

    it('needs an operator until all of it is returned, and again when that fails', () => {
      const { order, session } = anOrder();
      order.settle({ ...paid(session), amountCents: 5000 }, NOW);
      const failureAfter = (...told: readonly Reversal[]) => {
        for (const reversal of told) expect(order.note(reversal, NOW)).toBe(0);
        return order.state.failure;
      };

      expect(failureAfter(back('re_1', 4999))).toBe('amount-differs');
      expect(failureAfter(back('re_1', 4999), back('re_2', 1))).toBe('amount-returned');
      expect(failureAfter(back('re_2', 1, false))).toBe('amount-differs');
      expect(order.releaseEvents()).toEqual([]);
    });

    it('drops earlier reversals when the right amount arrives', () => {
      const { order, session } = anOrder();
      order.settle({ ...paid(session), amountCents: 5000 }, NOW);
      order.note(back('re_1', 4500), NOW);

      expect(order.settle(paid(session), NOW)).toBe(true);
      expect(order.note(back('re_1', 4500), NOW)).toBe(50);
    });
  });

  it.each([
    ['on top', 9743],
    ['within', 9000],
  ])('is credited with taxes %s, and keeps its bill', (_, amountCents) => {
    const { order, session } = anOrder();
    const taxes = [{ label: 'Sales tax 8.25%', amountCents: 743 }];
    const billedTo = { name: 'Dana', email: 'dana@fabrikam.example' };

    expect(order.settle({ ...paid(session), amountCents, taxes, billedTo }, NOW)).toBe(true);
    expect(order.bill).toMatchObject({ paidCents: amountCents, taxes, billedTo });
  });

  it('waits for a bank transfer, and is credited when it arrives', () => {
    const { order, session } = anOrder();

    expect(order.settle(session, NOW)).toBe(false);
    expect(order.state.status).toBe('open');
    expect(order.settle({ ...session, payment: 'processing' }, NOW)).toBe(false);
    expect(order.state).toMatchObject({ status: 'processing', settledAt: null });
    expect(order.settle(paid(session), NOW)).toBe(true);
  });

  it('can only be given up without a checkout page', () => {
    const { order: atItsPage } = anOrder();
    atItsPage.abandon(NOW);
    expect(atItsPage.state.status).toBe('open');

    const cutShort = Order.place(crypto.randomUUID(), 100, NOW);
    cutShort.abandon(NOW);
    expect(cutShort.state.status).toBe('expired');
  });

  it('that failed is credited if the money arrives later, and stays credited', () => {
    const { order, session } = anOrder();
    const failed = { ...session, payment: 'failed' } as const;

    expect(order.settle(failed, NOW)).toBe(false);
    expect(order.state.status).toBe('failed');
    expect(order.settle(paid(session), NOW)).toBe(true);
    expect(order.settle(failed, NOW)).toBe(false);

    expect(order.state).toMatchObject({ status: 'credited', failure: null });
  });

  it('rejects another order’s session', () => {
    const { order } = anOrder();
    const { session: foreign } = anOrder();

    expect(() => order.settle(paid(foreign), NOW)).toThrow(SessionOfAnotherOrder);
    expect(() => order.settle({ ...paid(foreign), orderId: order.id }, NOW)).toThrow(SessionOfAnotherOrder);
  });

  it('accepts its session from the provider when saving it was interrupted', () => {
    const order = Order.place(crypto.randomUUID(), 100, NOW);
    const session = aSession(order.id, { payment: 'paid' });

    expect(order.settle(session, NOW)).toBe(true);
  });

  const paid = (session: CheckoutSession): CheckoutSession => ({ ...session, payment: 'paid' });
});
