import { GrantCredits } from '@casewright/billing';
import { CommandBus } from '@nestjs/cqrs';
import { verifyLedger } from '../operator';
import { RunningApi } from './running-api';

describe('verifying the ledger', () => {
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    api = await RunningApi.start();
  });
  beforeEach(async () => {
    await unguarded(
      `truncate case_pricing.cases, pursuits.pursuits, billing.ledger_transactions, billing.credit_accounts, billing.orders cascade`,
    );
    seller = await api.givenSellerWith(100);
    await api.startCase(seller);
    await api.get(CommandBus).execute(new GrantCredits(seller, 5, 'Sorry', 'outage'));
  });
  afterAll(() => api.stop());

  it('passes a correct ledger', async () => {
    expect(await verifyLedger(api)).toContain('79 credits on 1 accounts, by 6 entries of 3 transactions');
  });

  /** Runs without triggers, since the proof is for what they cannot prevent. */
  const unguarded = (statement: string) =>
    api.sql(`set session_replication_role = replica; ${statement}; set session_replication_role = origin`);

  it.each([
    ['a changed balance', 'credit_accounts set balance = balance + 1', 'balance 80, entries 79'],
    ['a changed entry', 'ledger_entries set amount = amount * 2', 'entries 158, grants 79'],
    ['a use forgotten', 'grant_uses set credits = credits - 1', '25 used, 74 remaining'],
    ['credits held for nothing', 'credit_accounts set held = 29', 'held 29, holds 26'],
    ['a hold that ended in nothing', 'holds set ended_at = now(), captured = 26', '26 captured, 0 earned'],
    ['a debt from nowhere', 'credit_accounts set debt = 3', 'held 26, debt 3'],
    [
      'an entry on another house account',
      `ledger_entries set account = 'house:sales' where account = 'house:gifts'`,
      'grant on house:sales',
    ],
    [
      'an entry of another type',
      `ledger_entries set type = 'purchase' where type = 'usage'`,
      'entry of type purchase, of a transaction of type usage',
    ],
    [
      'one side of a transaction that went astray',
      `ledger_entries set amount = amount + 1 where account = 'house:gifts'`,
      'its entries sum to 1',
    ],
  ])('finds %s', async (_, change, found) => {
    await unguarded(`update billing.${change}`);

    await expect(verifyLedger(api)).rejects.toThrow(found);
  });

  it.each([
    ['whose row is gone', `delete from case_pricing.cases`, 'usage of 26 credits for a case that does not exist'],
    [
      'of another seller',
      `update case_pricing.cases set owner_id = gen_random_uuid()`,
      'usage of 26 credits for a case of',
    ],
    [
      'at another price',
      `update case_pricing.cases set price = price || '{"totalCredits": 27}'`,
      'usage of 26 credits for a case that costs 27',
    ],
    [
      'that nobody paid for',
      `insert into case_pricing.cases select gen_random_uuid(), owner_id, selections, price, started_at from case_pricing.cases`,
      '2 cases, 1 of them paid for',
    ],
  ])('finds a case %s', async (_, change, found) => {
    await unguarded(change);

    await expect(verifyLedger(api)).rejects.toThrow(found);
  });

  it('finds an order that was credited with nothing', async () => {
    await api.sql(`
      insert into billing.orders (id, owner_id, credits, amount_cents, currency, placed_at, status, session_id, settled_at, paid_cents)
      values (gen_random_uuid(), '${seller}', 50, 5000, 'usd', now(), 'credited', 'cs_none', now(), 5000)`);
    await expect(verifyLedger(api)).rejects.toThrow('50 credits ordered, 0 posted');
  });

  it('finds a purchase without an order, and one of more than was ordered', async () => {
    await api.sql(purchaseOf('cs_phantom', 5));
    await expect(verifyLedger(api)).rejects.toThrow('5 credits posted for cs_phantom, which is no such order');

    await api.sql(orderOf('cs_phantom', { credits: 4 }));
    await expect(verifyLedger(api)).rejects.toThrow('5 credits posted for cs_phantom, which is no such order');

    await unguarded(`update billing.orders set credits = 5`);
    await verifyLedger(api);
  });

  it('finds reversals that were never posted, and postings without a reversal', async () => {
    const reversals = [
      { id: 're_1', kind: 'refund', amountCents: 1500, createdAt: '2026-03-02T09:05:00.000Z', isActive: true },
    ];
    await api.sql(purchaseOf('cs_refunded', 50));
    await api.sql(orderOf('cs_refunded', { credits: 50, reversedCredits: 15, reversals }));
    await expect(verifyLedger(api)).rejects.toThrow('15 credits taken back, 0 posted');

    await api.sql(refundOf('re_1', 15));
    await verifyLedger(api);

    await api.sql(refundOf('re_of_nothing', 1));
    await expect(verifyLedger(api)).rejects.toThrow('refund re_of_nothing is of no order');
  });

  const purchaseOf = (sessionId: string, credits: number) => posted('purchase', 'checkout', sessionId, credits);
  const refundOf = (refundId: string, credits: number) => posted('other', 'refund', refundId, -credits);

  function posted(type: string, kind: string, cause: string, credits: number): string {
    const id = crypto.randomUUID();
    return `
      begin;
      insert into billing.ledger_transactions values ('${id}', '${type}', 'Moved', '${kind}', '${cause}', now());
      insert into billing.ledger_entries values ('${id}', 'house:sales', -(${credits})), ('${id}', '${seller}', ${credits});
      update billing.credit_accounts set balance = balance + (${credits}) where owner_id = '${seller}';
      commit`;
  }

  const orderOf = (sessionId: string, order: { credits: number; reversedCredits?: number; reversals?: object }) => `
    insert into billing.orders (id, owner_id, credits, amount_cents, currency, placed_at, status, session_id, settled_at,
      paid_cents, reversed_credits, reversals)
    values (gen_random_uuid(), '${seller}', ${order.credits}, 5000, 'usd', now(), 'credited', '${sessionId}', now(),
      5000, ${order.reversedCredits ?? 0}, '${JSON.stringify(order.reversals ?? [])}')`;
});
