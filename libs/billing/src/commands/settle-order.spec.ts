import type { AuditNote } from '@casewright/kernel';
import { Adjustment } from '../domain/adjustment';
import { AdjustmentsInMemory } from '../domain/adjustment.repository.fake';
import type { CheckoutSession } from '../domain/checkout-session';
import { forCase, NOW } from '../domain/credit-account.fixture';
import { LedgerInMemory } from '../domain/credit-account.repository.fake';
import { ledgerPosterOver } from './ledger-poster.fixture';
import { PaymentUnknown } from '../domain/order.errors';
import { anOrder } from '../domain/order.fixture';
import { OrdersInMemory } from '../domain/order.repository.fake';
import { SettleOrder } from './settle-order';
import { settlingOver } from './settle-order.fixture';

describe('settling an order', () => {
  it('posts its credits with a reference to the session that paid for them', async () => {
    const { memory, order, session, settle } = givenAnOrder();

    const settled = await settle(paid(session));

    expect(settled).toEqual({
      ...{ orderId: order.id, credits: 100, status: 'credited', failure: null },
      ...{ isRefundPosted: false, hasChanged: true },
    });
    expect(memory.balanceOf(order.ownerId)).toBe(100);
    expect(memory.transactions).toMatchObject([
      {
        type: 'purchase',
        reason: { description: 'Purchased 100 credits', cause: { kind: 'checkout', id: session.id } },
        postedAt: NOW,
      },
    ]);
  });

  it('posts nothing for a repeat', async () => {
    const { memory, order, session, settle } = givenAnOrder();

    await settle(paid(session));
    const again = await settle(paid(session));

    expect(again).toMatchObject({ status: 'credited', hasChanged: false });
    expect(memory.balanceOf(order.ownerId)).toBe(100);
  });

  it.each(['awaited', 'processing', 'failed', 'expired'] as const)(
    'posts nothing while the payment is %s',
    async (payment) => {
      const { memory, session, settle } = givenAnOrder();

      await settle({ ...session, payment });

      expect(memory.transactions).toEqual([]);
    },
  );

  it('posts nothing for a different amount, and reports it', async () => {
    const { memory, session, settle } = givenAnOrder();

    const settled = await settle({ ...paid(session), amountCents: 100 });

    expect(settled).toMatchObject({ status: 'failed', failure: 'amount-differs' });
    expect(memory.transactions).toEqual([]);
  });

  it.each([null, crypto.randomUUID()])('rejects an unknown order %p', async (orderId) => {
    const { memory, session, settle } = givenAnOrder();

    await expect(settle({ ...paid(session), orderId })).rejects.toThrow(PaymentUnknown);

    expect(memory.transactions).toEqual([]);
  });

  describe('with a reversed payment', () => {
    it('reverses as many credits with a reference to the refund', async () => {
      const { memory, order, session, settle } = givenAnOrder();
      await settle(paid(session));

      await settle({ ...paid(session), reversals: [refund('re_1', 4500)] });

      expect(memory.balanceOf(order.ownerId)).toBe(50);
      expect(memory.transactions.at(-1)).toMatchObject({
        type: 'other',
        reason: { description: 'Refund: 50 credits removed', cause: { kind: 'refund', id: 're_1' } },
      });
    });

    it.each([
      ['refund', 'Refund: 1 credit removed', 'Refund failed: 1 credit returned'],
      ['dispute', 'Payment disputed: 1 credit removed', 'Dispute settled: 1 credit returned'],
    ] as const)('words a %s of a single credit as singular', async (kind, taken, returned) => {
      const { memory, session, settle } = givenAnOrder();
      const reversal = { id: 're_1', kind, amountCents: 90, createdAt: '2026-03-02T09:05:00.000Z' } as const;

      await settle({ ...paid(session), reversals: [{ ...reversal, isActive: true }] });
      await settle({ ...paid(session), reversals: [{ ...reversal, isActive: false }] });

      expect(memory.transactions.slice(1).map(({ reason }) => reason.description)).toEqual([taken, returned]);
    });

    it('reverses all credits with the last cent, in any parts', async () => {
      const { memory, order, session, settle } = givenAnOrder();
      const parts = [refund('re_1', 1), refund('re_2', 3333), refund('re_3', 5666)];

      for (let told = 0; told <= parts.length; told++)
        await settle({ ...paid(session), reversals: parts.slice(0, told) });

      expect(memory.balanceOf(order.ownerId)).toBe(0);
    });

    it('accepts the payment and its refund in one report', async () => {
      const { memory, order, session, settle } = givenAnOrder();

      await settle({ ...paid(session), reversals: [refund('re_1', 9000)] });
      await settle({ ...paid(session), reversals: [refund('re_1', 9000)] });

      expect(memory.balanceOf(order.ownerId)).toBe(0);
      expect(memory.transactions).toHaveLength(2);
    });

    it('reinstates the credits for good when the refund fails or the dispute is won', async () => {
      const { memory, order, session, settle } = givenAnOrder();
      const dispute = {
        id: 'dp_1',
        kind: 'dispute',
        amountCents: 9000,
        createdAt: '2026-03-02T09:05:00.000Z',
        isActive: true,
      } as const;
      await settle({ ...paid(session), reversals: [dispute] });
      expect(memory.balanceOf(order.ownerId)).toBe(0);

      await settle({ ...paid(session), reversals: [{ ...dispute, isActive: false }] });
      await settle({ ...paid(session), reversals: [dispute] });

      expect(memory.balanceOf(order.ownerId)).toBe(100);
      expect(memory.transactions.at(-1)?.reason).toEqual({
        description: 'Dispute settled: 100 credits returned',
        cause: { kind: 'reinstatement', id: 'dp_1' },
      });
    });

    it('leaves a debt for spent credits', async () => {
      const { memory, order, session, settle } = givenAnOrder();
      await settle(paid(session));
      await ledgerPosterOver(memory).change(order.ownerId, (account) => account.spend(80, forCase(), NOW));

      await settle({ ...paid(session), reversals: [refund('re_1', 9000)] });

      expect(memory.balanceOf(order.ownerId)).toBe(0);
      expect(memory.debtOf(order.ownerId)).toBe(80);
    });

    it('reverses nothing that was never credited', async () => {
      const { memory, session, settle } = givenAnOrder();

      await settle({ ...paid(session), amountCents: 100, reversals: [refund('re_1', 100)] });

      expect(memory.transactions).toEqual([]);
    });

    it('completes the requested refund once, with the last cent', async () => {
      const { session, requested, recorded, settle } = givenAnOrder();
      await settle({ ...paid(session), reversals: [refund('re_1', 8999)] });
      expect([requested.status, recorded]).toEqual(['sending', []]);

      const all = { ...paid(session), reversals: [refund('re_1', 8999), refund('re_2', 1)] };
      for (let n = 0; n < 2; n++) await settle(all);

      expect([requested.status, requested.decision]).toEqual(['posted', { by: 'ada', at: NOW }]);
      expect(recorded).toEqual([expect.objectContaining({ action: 'complete-refund' })]);
    });

    it('fails the requested refund once if a part of it fails after its completion', async () => {
      const { memory, order, session, requested, recorded, settle } = givenAnOrder();
      await settle({ ...paid(session), reversals: [refund('re_1', 1), refund('re_2', 8999)] });

      const failed = { ...refund('re_2', 8999), isActive: false };
      for (let n = 0; n < 2; n++) await settle({ ...paid(session), reversals: [refund('re_1', 1), failed] });

      expect([requested.status, memory.balanceOf(order.ownerId)]).toEqual(['failed', 100]);
      expect(recorded.map(({ action }) => action)).toEqual(['complete-refund', 'fail-refund']);
    });

    it('leaves the requested refund open when an attempt fails before its completion', async () => {
      const { session, requested, recorded, settle } = givenAnOrder();
      await settle({ ...paid(session), reversals: [{ ...refund('re_1', 9000), isActive: false }] });
      expect([requested.status, recorded]).toEqual(['sending', []]);
    });

    it('leaves the requested refund open when a dispute reverses the payment', async () => {
      const { session, requested, settle } = givenAnOrder();
      await settle({ ...paid(session), reversals: [{ ...refund('dp_1', 9000), kind: 'dispute' }] });
      expect(requested.status).toBe('sending');
    });

    it('leaves the requested refund open when a dispute reverses what was left of the payment', async () => {
      const { memory, order, session, requested, settle } = givenAnOrder();
      const dispute = { ...refund('dp_1', 8999), kind: 'dispute' } as const;
      await settle({ ...paid(session), reversals: [refund('re_1', 1), dispute] });
      expect([memory.balanceOf(order.ownerId), requested.status]).toEqual([0, 'sending']);
    });

    const refund = (id: string, amountCents: number) =>
      ({ id, kind: 'refund', amountCents, createdAt: '2026-03-02T09:05:00.000Z', isActive: true }) as const;
  });

  function givenAnOrder() {
    const memory = new LedgerInMemory();
    const orders = new OrdersInMemory();
    const { order, session } = anOrder();
    orders.add(order);
    const [adjustments, recorded]: [AdjustmentsInMemory, AuditNote[]] = [new AdjustmentsInMemory(), []];
    const handler = settlingOver(orders, memory, { adjustments, recorded });
    const requested = Adjustment.refund(order, 'Bought by mistake', 'ada', NOW);
    adjustments.add(requested);
    return {
      memory,
      order,
      session,
      requested,
      recorded,
      settle: (said: CheckoutSession) => handler.execute(new SettleOrder(said)),
    };
  }

  const paid = (session: CheckoutSession): CheckoutSession => ({ ...session, payment: 'paid' });
});
