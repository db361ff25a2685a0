import type { AuditNote } from '@casewright/kernel';
import { Adjustment } from '../domain/adjustment';
import { AdjustmentsInMemory } from '../domain/adjustment.repository.fake';
import type { CheckoutSession } from '../domain/checkout-session';
import { NOW } from '../domain/credit-account.fixture';
import { LedgerInMemory } from '../domain/credit-account.repository.fake';
import { anOrder } from '../domain/order.fixture';
import { OrdersInMemory } from '../domain/order.repository.fake';
import { AdjustmentPoster } from './adjustment-poster';
import { ledgerPosterOver } from './ledger-poster.fixture';
import { RefundCloser } from './refund-closer';
import { SettleOrder, SettleOrderHandler } from './settle-order';

const DETAILS = { company: 'Fabrikam', address: '1 Main St', taxId: '12-3456789', purchaseOrder: 'PO-7' };
const OWNER = { email: 'dana@fabrikam.example', firstName: 'Dana', lastName: 'Whitfield' };

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

  it.each([
    [true, OWNER.email, DETAILS],
    [false, undefined, null],
  ])('keeps who was billed only while there is an account: %s', async (isOwnerKnown, email, details) => {
    const { order, session, settle } = givenAnOrder({ isOwnerKnown });
    await settle({ ...paid(session), billedTo: { name: 'Dana', email: OWNER.email } });
    expect(order.state.status).toBe('credited');
    expect(order.bill.billedTo?.email).toBe(email);
    expect(order.bill.billingDetails).toBe(details);
  });

  it('keeps the name of the account where the checkout asked for none', async () => {
    const { order, session, settle } = givenAnOrder();
    await settle({ ...paid(session), billedTo: { name: null, email: 'billing@fabrikam.example' } });
    expect(order.bill.billedTo).toEqual({ name: 'Dana Whitfield', email: 'billing@fabrikam.example' });
  });

  describe('with a reversed payment', () => {
    const refund = (id: string, amountCents: number) =>
      ({ id, kind: 'refund', amountCents, createdAt: '2026-03-02T09:05:00.000Z', isActive: true }) as const;

    it.each([
      ['refund', 'Refund: 1 credit removed', 'Refund failed: 1 credit returned'],
      ['dispute', 'Payment disputed: 1 credit removed', 'Dispute settled: 1 credit returned'],
    ] as const)('posts a %s, and its end, once', async (kind, taken, returned) => {
      const { memory, session, settle } = givenAnOrder();
      const reversal = { ...refund('re_1', 90), kind };

      // An undone reversal stays undone.
      for (const isActive of [true, false, true])
        await settle({ ...paid(session), reversals: [{ ...reversal, isActive }] });

      expect(memory.transactions.slice(1).map(({ reason }) => reason)).toEqual([
        { description: taken, cause: { kind, id: 're_1' } },
        { description: returned, cause: { kind: 'reinstatement', id: 're_1' } },
      ]);
      const [purchase, reversed] = memory.transactions;
      expect(reversed?.terms.grantId).toBe(purchase?.id);
    });

    it('reverses all credits with the last cent, in any parts', async () => {
      const { memory, order, session, settle } = givenAnOrder();
      const parts = [refund('re_1', 1), refund('re_2', 3333), refund('re_3', 5666)];

      for (let told = 0; told <= parts.length; told++)
        await settle({ ...paid(session), reversals: parts.slice(0, told) });

      expect(memory.balanceOf(order.ownerId)).toBe(0);
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

    it.each([
      ['an attempt fails', [{ ...refund('re_1', 9000), isActive: false }]],
      [
        'a dispute reverses what was left of the payment',
        [refund('re_1', 1), { ...refund('dp_1', 8999), kind: 'dispute' }],
      ],
    ] as const)('leaves the requested refund open when %s', async (_, reversals) => {
      const { session, requested, recorded, settle } = givenAnOrder();
      await settle({ ...paid(session), reversals });
      expect([requested.status, recorded]).toEqual(['sending', []]);
    });
  });

  function givenAnOrder({ isOwnerKnown } = { isOwnerKnown: true }) {
    const contacts = { find: async () => (isOwnerKnown ? OWNER : undefined) };
    const details = { find: async () => DETAILS, save: async () => undefined };
    const memory = new LedgerInMemory();
    const orders = new OrdersInMemory();
    const { order, session } = anOrder();
    orders.add(order);
    const [adjustments, recorded]: [AdjustmentsInMemory, AuditNote[]] = [new AdjustmentsInMemory(), []];
    const [clock, poster] = [{ now: () => NOW }, ledgerPosterOver(memory)];
    const audit = { record: async (note: AuditNote) => void recorded.push(note) };
    const refunds = new RefundCloser(adjustments, new AdjustmentPoster(poster, audit), clock);
    const handler = new SettleOrderHandler(orders, poster, memory.ledger, refunds, contacts, details, clock);
    const requested = Adjustment.refund(order, 'Bought by mistake', 'ada', 0, NOW);
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
