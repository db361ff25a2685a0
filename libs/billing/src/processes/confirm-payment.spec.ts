import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { SettleOrder } from '../commands/settle-order';
import { settlingOver } from '../commands/settle-order.fixture';
import { NOW } from '../domain/credit-account.fixture';
import { LedgerInMemory } from '../domain/credit-account.repository.fake';
import { Order } from '../domain/order';
import { PaymentUnknown } from '../domain/order.errors';
import { OrdersInMemory } from '../domain/order.repository.fake';
import { GetBalance } from '../queries/get-balance';
import { GetOrder } from '../queries/get-order';
import { ConfirmPayment } from './confirm-payment';
import { PaymentsInMemory } from './payment-provider.fake';

describe('confirming a payment', () => {
  const seller = crypto.randomUUID();

  it('does not ask the provider again once the order is credited', async () => {
    const { confirming, payments, sessionId } = await givenCheckout();
    payments.change(sessionId, { payment: 'paid' });
    await confirming.forOwner(seller, sessionId);
    const asked = jest.spyOn(payments, 'findSession');

    const again = await confirming.forOwner(seller, sessionId);

    expect(again).toEqual({ status: 'credited', credits: 100, balance: 100 });
    expect(asked).not.toHaveBeenCalled();
  });

  it('trusts the provider, not the webhook', async () => {
    const { confirming, memory, sessionId } = await givenCheckout();

    await confirming.apply({ sessionId });

    expect(memory.balanceOf(seller)).toBe(0);
  });

  it.each([
    ['awaited', 'pending'],
    ['processing', 'processing'],
    ['failed', 'failed'],
    ['expired', 'expired'],
  ] as const)('reports a payment that is %s as %s', async (payment, status) => {
    const { confirming, payments, sessionId } = await givenCheckout();
    payments.change(sessionId, { payment });

    expect(await confirming.forOwner(seller, sessionId)).toEqual({ status, credits: 100, balance: 0 });
  });

  it('credits a payment that arrives after the order was given up', async () => {
    const { confirming, payments, sessionId } = await givenCheckout();
    payments.change(sessionId, { payment: 'failed' });
    await confirming.apply({ sessionId });

    payments.change(sessionId, { payment: 'paid' });
    await confirming.apply({ sessionId });

    expect((await confirming.forOwner(seller, sessionId)).status).toBe('credited');
  });

  it('finds a refund’s order by its payment, even if the payment was not yet reported', async () => {
    const { confirming, payments, memory, sessionId } = await givenCheckout();
    const reversals = [
      { id: 're_1', kind: 'refund', amountCents: 900, createdAt: '2026-03-02T09:05:00.000Z', isActive: true },
    ] as const;
    payments.change(sessionId, { payment: 'paid', reversals });

    await confirming.apply({ paymentId: sessionId.replace('cs_', 'pi_') });
    await confirming.apply({ paymentId: 'pi_of_another_shop' });

    expect(memory.balanceOf(seller)).toBe(90);
  });

  it('ignores sales of other applications', async () => {
    const { confirming, payments, memory, sessionId } = await givenCheckout();
    payments.change(sessionId, { payment: 'paid', orderId: null });

    await expect(confirming.apply({ sessionId })).resolves.toBeUndefined();
    await expect(confirming.apply({ sessionId: 'cs_unknown' })).resolves.toBeUndefined();

    expect(memory.transactions).toEqual([]);
  });

  it('does not find another user’s order', async () => {
    const { confirming, sessionId } = await givenCheckout();

    await expect(confirming.forOwner(crypto.randomUUID(), sessionId)).rejects.toThrow(PaymentUnknown);
  });

  async function givenCheckout() {
    const memory = new LedgerInMemory();
    const orders = new OrdersInMemory();
    const payments = new PaymentsInMemory();
    const order = Order.place(seller, 100, NOW);
    orders.add(order);
    const page = await payments.openCheckout({ ...order, orderId: order.id }, 'cus_1');
    const { sessionId } = order.payAt(page);

    const settling = settlingOver(orders, memory);
    const commands = { execute: (command: SettleOrder) => settling.execute(command) };
    const queries = {
      execute: async (query: GetOrder | GetBalance) => {
        if (query instanceof GetBalance) return { balance: memory.balanceOf(query.ownerId) };
        const isTheirs = query.ownerId === seller;
        return isTheirs ? { sessionId, credits: order.credits, status: order.state.status } : undefined;
      },
    };
    const confirming = new ConfirmPayment(commands as unknown as CommandBus, queries as unknown as QueryBus, payments);
    Object.assign(confirming, { logger: { warn: () => {}, error: () => {} } });
    return { confirming, payments, memory, sessionId };
  }
});
