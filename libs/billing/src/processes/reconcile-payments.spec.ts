import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { NoteReconciliation } from '../commands/note-reconciliation';
import { SettleOrder } from '../commands/settle-order';
import { settlingOver } from '../commands/settle-order.fixture';
import { NOW } from '../domain/credit-account.fixture';
import { LedgerInMemory } from '../domain/credit-account.repository.fake';
import { Order } from '../domain/order';
import { OrdersInMemory } from '../domain/order.repository.fake';
import type { Reconciliation } from '../domain/reconciliation';
import { FindOrderOfSession } from '../queries/find-order-of-session';
import { ListPendingOrders } from '../queries/list-pending-orders';
import { ListStandingDifferences } from '../queries/list-standing-differences';
import { ConfirmPayment } from './confirm-payment';
import { PaymentsUnavailable } from './payment-provider.errors';
import { PaymentsInMemory } from './payment-provider.fake';
import { ReconcilePayments } from './reconcile-payments';

describe('reconciling payments with the provider', () => {
  const seller = crypto.randomUUID();

  it('continues when the provider fails for one payment, and names it', async () => {
    const { reconciling, payments, memory, noted, given } = aShop();
    const [broken, paid] = [await given(50), await given(100)];
    payments.failAt(broken.sessionId);

    const { differences } = await reconciling.run('test');

    expect(memory.balanceOf(seller)).toBe(100);
    expect(differences).toEqual([
      { orderId: broken.orderId, sessionId: broken.sessionId, what: expect.stringContaining('not compared') },
    ]);
    expect(noted).toMatchObject([{ compared: 2, repaired: [{ sessionId: paid.sessionId }], differences }]);
  });

  it('stops when the provider is down', async () => {
    const { reconciling, payments, noted, given } = aShop();
    payments.failAt((await given(50)).sessionId);
    jest.spyOn(payments, 'updatesSince').mockResolvedValueOnce([]).mockRejectedValue(new PaymentsUnavailable());

    await expect(reconciling.run('test')).rejects.toThrow(PaymentsUnavailable);

    expect(noted).toEqual([]);
  });

  /** Takes payments without webhooks. */
  function aShop() {
    const [memory, orders, payments] = [new LedgerInMemory(), new OrdersInMemory(), new BreakingPayments()];
    const placed: { orderId: string; sessionId: string; placedAt: Date }[] = [];
    const noted: Reconciliation[] = [];
    const settling = settlingOver(orders, memory);
    const commands = {
      execute: async (command: SettleOrder | NoteReconciliation) =>
        command instanceof SettleOrder ? settling.execute(command) : noted.push(command.reconciliation),
    } as unknown as CommandBus;
    const queries = {
      execute: async (query: object) => {
        if (query instanceof ListPendingOrders) return placed;
        if (query instanceof ListStandingDifferences) return [];
        if (query instanceof FindOrderOfSession) {
          return placed.find(({ sessionId }) => sessionId === query.sessionId)?.orderId;
        }
      },
    } as unknown as QueryBus;
    const confirming = new ConfirmPayment(commands, queries, payments);
    const reconciling = new ReconcilePayments(commands, queries, payments, confirming, { now: () => NOW });
    for (const one of [confirming, reconciling]) {
      Object.assign(one, { logger: { warn: () => {}, error: () => {} } });
    }

    const given = async (credits: number) => {
      const order = Order.place(seller, credits, NOW);
      orders.add(order);
      const { sessionId } = order.payAt(await payments.openCheckout({ ...order, orderId: order.id }, 'cus_1'));
      payments.change(sessionId, { payment: 'paid' });
      placed.push({ orderId: order.id, sessionId, placedAt: NOW });
      return { orderId: order.id, sessionId };
    };
    return { reconciling, payments, memory, noted, given };
  }
});

class BreakingPayments extends PaymentsInMemory {
  private broken: string | undefined;

  failAt(sessionId: string): void {
    this.broken = sessionId;
  }

  override async findSession(sessionId: string) {
    if (sessionId === this.broken) throw new PaymentsUnavailable();
    return super.findSession(sessionId);
  }
}
