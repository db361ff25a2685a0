import { verifyLedger } from '../operator';
import { RunningApi } from './running-api';

describe('verifying the ledger', () => {
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    api = await RunningApi.start();
  });
  beforeEach(async () => {
    // Faster than to truncate small tables.
    await unguarded(`do $$ declare name text; begin
      for name in select schemaname || '.' || tablename from pg_tables
        where schemaname in ('billing', 'pursuits') or tablename = 'cases'
      loop execute 'delete from ' || name; end loop; end $$`);
    seller = await api.givenSellerWith(100);
    await api.startCase(seller);
    await api.grant(seller, 5);
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
      /grant of 100 credits from house:sales to/,
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
      /a case of [\da-f-]{36} for 26 credits, which were never debited/,
    ],
  ])('finds a case %s', async (_, change, found) => {
    await unguarded(change);

    await expect(verifyLedger(api)).rejects.toThrow(found);
  });

  it('names a case whose payment was removed, and its seller, beside another usage that is wrong', async () => {
    const { body } = await api.startCase(seller);
    const removed = String(body['caseId']);
    await unguarded(`
      update case_pricing.cases set price = price || '{"totalCredits": 27}' where id <> '${removed}';
      delete from billing.holds where id = '${removed}';
      delete from billing.grant_uses using billing.ledger_transactions posted
        where posted.id = transaction_id and posted.cause_id = '${removed}';
      delete from billing.ledger_entries using billing.ledger_transactions posted
        where posted.id = transaction_id and posted.cause_id = '${removed}';
      delete from billing.ledger_transactions where cause_id = '${removed}';
      update billing.grants set remaining = remaining + 26 where remaining < credits;
      update billing.credit_accounts set (balance, posted, held) = (balance + 26, posted + 26, held - 26)`);

    const { message } = await verifyLedger(api).then(
      () => new Error('verified'),
      (error: Error) => error,
    );

    expect(message.split('\n').slice(1)).toEqual([
      expect.stringContaining('usage of 26 credits for a case that costs 27'),
      expect.stringContaining(`${removed}: a case of ${seller} for 26 credits, which were never debited`),
      expect.stringContaining(`${removed}: a case of ${seller}, whose credits were never held`),
    ]);
  });

  it('finds every transaction that someone forged', async () => {
    const forged = [
      ['grant', 'outage', 'house:gifts', 'for outage, which is not in the audit trail'],
      ['grant', 'demo:forged', 'house:gifts', 'for demo:forged, which is not in the audit trail'],
      ['grant', 'adjustment 1', 'house:gifts', 'for adjustment 1, which has no matching adjustment'],
      ['correction', 'adjustment 2', 'house:gifts', 'for adjustment 2, which has no matching adjustment'],
      ['expiry', '3', 'house:expired', 'expiry of 5000 credits from house:expired to'],
      ['refund', 're_4', 'house:sales', 'refund of 5000 credits from house:sales to'],
      ['reinstatement', 're_5', 'house:sales', 'no order has the reinstatement re_5'],
      ['return', '6', 'house:work', 'return of 5000 credits posted for 6, which has no matching hold'],
      ['earned', '7', 'house:work', 'earned of 5000 credits from house:work to'],
      ['bonus', '8', 'house:gifts', 'bonus of 5000 credits from house:gifts to'],
    ] as const;
    for (const [kind, cause, from] of forged) await api.sql(posted('other', kind, cause, 5000, from));
    // Of credits that do not expire.
    await api.sql(posted('other', 'expiry', '9', -5, 'house:expired'));

    const found = await verifyLedger(api).catch(String);

    for (const [, , , problem] of forged) expect(found).toContain(problem);
    expect(found).toContain('for 9, which had not expired');
  });

  it('finds credits that expired before their time', async () => {
    await api.sql(posted('other', 'expiry', 'of the gift', -5, 'house:expired'));
    await unguarded(`
      update billing.ledger_transactions set grant_id = given.id, cause_id = given.id from billing.grants given
        where given.credits = 5 and cause_id = 'of the gift'`);
    const foundIfExpiringAt = async (moment: string) => {
      await unguarded(`
        update billing.grants given set expires_at = ${moment} from billing.ledger_transactions posted
          where given.id = posted.grant_id and posted.cause_kind = 'expiry'`);
      return verifyLedger(api).catch(String);
    };
    expect(await foundIfExpiringAt(`posted.posted_at + interval '1 second'`)).toContain('which had not expired');
    expect(await foundIfExpiringAt('posted.posted_at')).not.toContain('which had not expired');
  });

  it('accepts the grant of a pilot as it was approved', async () => {
    const signup = crypto.randomUUID();
    await api.sql(
      `insert into platform.audit_entries (actor_kind, action, subject_kind, subject_id, details)
       values ('admin', 'approve-pilot-signup', 'user', $1, $2)`,
      [seller, JSON.stringify({ facts: { signup, credits: 50 } })],
    );
    await api.sql(posted('other', 'grant', `pilot:${signup}`, 50, 'house:gifts'));
    await verifyLedger(api);

    await unguarded(
      `update billing.ledger_transactions set cause_id = 'pilot:${signup}:2' where cause_id like 'pilot:%'`,
    );
    await expect(verifyLedger(api)).rejects.toThrow('which is not in the audit trail');
  });

  it('finds a debt of no reversal, and its repayment by nothing', async () => {
    const owner = crypto.randomUUID();
    await api.sql(`insert into billing.credit_accounts values ('${owner}', 0)`);
    const debt = `debt:${owner}`;
    await api.sql(
      allPosted(owner, ['other', 'debt', 'refund re_none', 5, debt], ['other', 'repayment', 'none', -5, debt]),
    );
    const found = verifyLedger(api).catch(String);
    expect(await found).toContain('debt of 5 credits posted for refund re_none, which reversed 0');
    expect(await found).toContain('repayment of 5 credits by none, which brought 0');
  });

  it('finds one adjustment that was posted twice', async () => {
    const [granted] = await api.sql<{ id: string }>('select id from billing.adjustments where credits = 5');
    await api.sql(posted('other', 'correction', `adjustment ${granted?.id}`, 5, 'house:gifts'));
    await expect(verifyLedger(api)).rejects.toThrow('which has no matching adjustment');
  });

  it('finds an order that was credited with nothing', async () => {
    await api.sql(`
      insert into billing.orders (id, owner_id, credits, amount_cents, currency, placed_at, status, session_id, settled_at, paid_cents)
      values (gen_random_uuid(), '${seller}', 50, 5000, 'usd', now(), 'credited', 'cs_none', now(), 5000)`);
    await expect(verifyLedger(api)).rejects.toThrow('50 credits ordered, 0 posted');
  });

  it('finds a purchase without an order, and one of more than was ordered', async () => {
    await api.sql(purchaseOf('cs_phantom', 5));
    await expect(verifyLedger(api)).rejects.toThrow('5 credits posted for cs_phantom, which has no matching order');

    await api.sql(orderOf('cs_phantom', { credits: 4 }));
    await expect(verifyLedger(api)).rejects.toThrow('5 credits posted for cs_phantom, which has no matching order');

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
    await expect(verifyLedger(api)).rejects.toThrow('no order has the refund re_of_nothing');
  });

  const purchaseOf = (sessionId: string, credits: number) =>
    posted('purchase', 'checkout', sessionId, credits, 'house:sales');
  const refundOf = (refundId: string, credits: number) => posted('other', 'refund', refundId, -credits, 'house:sales');

  type Posting = readonly [type: string, kind: string, cause: string, credits: number, other: string];

  /** With all triggers, as one who may write into the database. */
  const posted = (...posting: Posting): string => allPosted(seller, posting);

  const allPosted = (owner: string, ...postings: readonly Posting[]): string => `
    begin;
    ${postings.map((posting) => statementsOf(owner, posting)).join(';')};
    commit`;

  function statementsOf(owner: string, [type, kind, cause, credits, other]: Posting): string {
    const id = crypto.randomUUID();
    return `
      insert into billing.ledger_transactions values ('${id}', '${type}', 'Moved', '${kind}', '${cause}', now());
      insert into billing.ledger_entries values ('${id}', '${other}', -(${credits})), ('${id}', '${owner}', ${credits});
      update billing.credit_accounts set balance = balance + (${credits}) where owner_id = '${owner}'`;
  }

  const orderOf = (sessionId: string, order: { credits: number; reversedCredits?: number; reversals?: object }) => `
    insert into billing.orders (id, owner_id, credits, amount_cents, currency, placed_at, status, session_id, settled_at,
      paid_cents, reversed_credits, reversals)
    values (gen_random_uuid(), '${seller}', ${order.credits}, 5000, 'usd', now(), 'credited', '${sessionId}', now(),
      5000, ${order.reversedCredits ?? 0}, '${JSON.stringify(order.reversals ?? [])}')`;
});
