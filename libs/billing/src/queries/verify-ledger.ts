import { long, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface Discrepancy {
  readonly rule: string;
  /** Account, transaction, grant, or order. */
  readonly subject: string;
  readonly detail: string;
}

export interface LedgerProof {
  readonly accounts: number;
  readonly transactions: number;
  readonly entries: number;
  readonly credits: number;
  /** Empty if the ledger is correct. */
  readonly discrepancies: readonly Discrepancy[];
}

/** Recomputes every figure of the ledger from its entries. */
export class VerifyLedger extends Query<LedgerProof> {}

const counted = long<Omit<LedgerProof, 'discrepancies'>>(
  'billing.count-ledger',
  `select (select count(*)::int from billing.credit_accounts) as accounts,
     (select count(*)::int from billing.ledger_transactions) as transactions,
     (select count(*)::int from billing.ledger_entries) as entries,
     (select coalesce(sum(balance), 0)::int from billing.credit_accounts) as credits`,
);

const RULES = {
  'debits equal credits in every transaction': `
    select posted.id::text as subject, 'its entries sum to ' || coalesce(sum(entry.amount), 0) as detail
    from billing.ledger_transactions posted left join billing.ledger_entries entry on entry.transaction_id = posted.id
    group by posted.id having coalesce(sum(entry.amount), 0) <> 0 or count(entry) < 2`,
  'the balance is the sum of the entries and of what is left of the grants': `
    select account.owner_id::text as subject,
      format('balance %s, entries %s, grants %s', account.balance, coalesce(moved.amount, 0), coalesce(given.remaining, 0)) as detail
    from billing.credit_accounts account
    left join (select account, sum(amount) as amount from billing.ledger_entries group by account) moved
      on moved.account = account.owner_id::text
    left join (select owner_id, sum(remaining) as remaining from billing.grants group by owner_id) given using (owner_id)
    where account.balance <> coalesce(moved.amount, 0) or account.balance <> coalesce(given.remaining, 0)
      or account.balance <> account.posted`,
  'every entry is of the type of its transaction, and on the house account of its cause': `
    select entry.transaction_id::text as subject,
      case when entry.type <> posted.type then format('entry of type %s, of a transaction of type %s', entry.type, posted.type)
      else format('%s on %s', posted.cause_kind, entry.account) end as detail
    from billing.ledger_entries entry join billing.ledger_transactions posted on posted.id = entry.transaction_id
    where entry.type <> posted.type
      or entry.account like 'house:%' and entry.account is distinct from case
        when posted.cause_kind in ('checkout', 'refund', 'dispute', 'reinstatement') then 'house:sales'
        when posted.cause_kind in ('case', 'requote', 'earned', 'return') then 'house:work'
        when posted.cause_kind in ('grant', 'correction') then 'house:gifts'
        when posted.cause_kind = 'expiry' then 'house:expired'
      end`,
  'every entry knows the balance that it left': `
    select transaction_id::text as subject, format('balance %s, entries up to it %s', balance_after, upto) as detail
    from (
      select transaction_id, balance_after, sum(amount) over (partition by account order by position) as upto
      from billing.ledger_entries where account not like '%:%'
    ) as counted where balance_after is distinct from upto`,
  'what is held and owed are sums of their entries': `
    select account.owner_id::text as subject,
      format('held %s, debt %s, entries %s and %s', held, debt, coalesce(h.amount, 0), -coalesce(d.amount, 0)) as detail
    from billing.credit_accounts account
    left join (select right(account, 36)::uuid as owner_id, sum(amount) as amount from billing.ledger_entries
               where account like 'held:%' group by 1) h using (owner_id)
    left join (select right(account, 36)::uuid as owner_id, sum(amount) as amount from billing.ledger_entries
               where account like 'debt:%' group by 1) d using (owner_id)
    where held <> coalesce(h.amount, 0) or debt <> -coalesce(d.amount, 0) or (debt > 0 and balance > 0)`,
  'holds that have not ended are what is held': `
    select account.owner_id::text as subject, format('held %s, holds %s', held, coalesce(open.credits, 0)) as detail
    from billing.credit_accounts account
    left join (select owner_id, sum(credits) as credits from billing.holds where ended_at is null group by owner_id) open
      using (owner_id)
    where held <> coalesce(open.credits, 0)`,
  'what is earned of a case was held for it, and no more is given back': `
    select hold.id::text as subject,
      format('%s captured, %s earned, %s given back', captured, coalesce(sum(earned.amount) filter (where moved.cause_kind = 'earned'), 0),
        coalesce(-sum(earned.amount) filter (where moved.cause_kind = 'return'), 0)) as detail
    from billing.holds hold
    left join billing.ledger_transactions moved
      on moved.cause_kind in ('earned', 'requote', 'return') and moved.cause_id in (hold.id::text, hold.id || ' requote')
    left join billing.ledger_entries earned on earned.transaction_id = moved.id and earned.account = 'house:work'
    group by hold.id
    having captured <> coalesce(sum(earned.amount) filter (where moved.cause_kind = 'earned'), 0)
      or coalesce(sum(earned.amount), 0) < 0`,
  'of every grant remains what was not used': `
    select given.id::text as subject,
      format('%s credits, %s used, %s remaining', given.credits, coalesce(sum(used.credits), 0), given.remaining) as detail
    from billing.grants given left join billing.grant_uses used on used.grant_id = given.id
    group by given.id having given.remaining <> given.credits - coalesce(sum(used.credits), 0)`,
  'every credited order was posted once, as ordered': `
    select orders.id::text as subject, format('%s credits ordered, %s posted', orders.credits, coalesce(entry.amount, 0)) as detail
    from billing.orders
    left join billing.ledger_transactions posted on posted.cause_kind = 'checkout' and posted.cause_id = orders.session_id
    left join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account = orders.owner_id::text
    where orders.status = 'credited' and coalesce(entry.amount, 0) <> orders.credits`,
  'every purchase is of a credited order of its owner, as posted': `
    select posted.id::text as subject, format('%s credits posted for %s, which is no such order', entry.amount, posted.cause_id) as detail
    from billing.ledger_transactions posted
    join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account not like 'house:%'
    left join billing.orders on orders.session_id = posted.cause_id and orders.status = 'credited'
      and orders.owner_id::text = entry.account and orders.credits = entry.amount
    where posted.cause_kind = 'checkout' and orders.id is null`,
  'every adjustment was posted once, as decided': `
    select adjusted.id::text as subject,
      format('%s credits %s, %s posted', adjusted.credits, adjusted.state, coalesce(entry.amount, 0)) as detail
    from billing.adjustments adjusted
    left join billing.ledger_transactions posted on posted.cause_id = 'adjustment ' || adjusted.id
      and posted.cause_kind in ('grant', 'correction')
    left join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account = adjusted.owner_id::text
    where adjusted.kind <> 'refund'
      and coalesce(entry.amount, 0) <> case when adjusted.state = 'posted' then adjusted.credits else 0 end
    union all
    select posted.id::text, 'posted for ' || posted.cause_id || ', which does not exist'
    from billing.ledger_transactions posted
    where posted.cause_kind = 'correction'
      and not exists (select from billing.adjustments one where 'adjustment ' || one.id = posted.cause_id)`,
  'of every order, as much was taken back as was posted for it': `
    with told as (
      select orders.id as order_id, orders.owner_id::text as owner, reversal ->> 'id' as id
      from billing.orders, jsonb_array_elements(reversals) reversal
    ), moved as (
      select told.order_id, posted.id, posted.cause_kind, posted.cause_id, entry.amount
      from billing.ledger_transactions posted
      join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account not like '%:%'
      left join told on told.id = posted.cause_id and told.owner = entry.account
      where posted.cause_kind in ('refund', 'dispute', 'reinstatement')
    ), back as (select order_id, -sum(amount) as credits from moved group by order_id)
    select orders.id::text as subject,
      format('%s credits taken back, %s posted', reversed_credits, coalesce(back.credits, 0)) as detail
    from billing.orders left join back on back.order_id = orders.id
    where reversed_credits <> coalesce(back.credits, 0)
    union all
    select id::text, format('%s %s is of no order', cause_kind, cause_id) from moved where order_id is null`,
};

@QueryHandler(VerifyLedger)
export class VerifyLedgerHandler implements IQueryHandler<VerifyLedger> {
  constructor(private readonly sql: SqlReader) {}

  async execute(): Promise<LedgerProof> {
    const [counts] = await this.sql.read(counted, []);
    const discrepancies: Discrepancy[] = [];
    for (const [index, [rule, statement]] of Object.entries(RULES).entries()) {
      const found = await this.sql.read(long<Omit<Discrepancy, 'rule'>>(`billing.verify-${index}`, statement), []);
      discrepancies.push(...found.map(({ subject, detail }) => ({ rule, subject, detail })));
    }
    return { ...(counts ?? { accounts: 0, transactions: 0, entries: 0, credits: 0 }), discrepancies };
  }
}
