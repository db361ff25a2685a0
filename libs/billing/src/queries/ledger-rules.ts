/** Where the credits of each cause come from and go to. Cases were paid for at once before their credits were held. */
const MOVES = [
  ['checkout', 'house:sales', 'owner'],
  ['grant', 'house:gifts', 'owner'],
  ['correction', 'house:gifts', 'owner'],
  ['correction', 'owner', 'house:gifts'],
  ['case', 'owner', 'held'],
  ['case', 'owner', 'house:work'],
  ['requote', 'owner', 'house:work'],
  ['earned', 'held', 'house:work'],
  ['release', 'held', 'owner'],
  ['return', 'house:work', 'owner'],
  ['expiry', 'owner', 'house:expired'],
  ['refund', 'owner', 'house:sales'],
  ['dispute', 'owner', 'house:sales'],
  ['reinstatement', 'house:sales', 'owner'],
  ['debt', 'debt', 'owner'],
  ['repayment', 'owner', 'debt'],
]
  .map((move) => `(${move.map((word) => `'${word}'`).join(', ')})`)
  .join(', ');

/** A house account by its name, the accounts of sellers by their kind. */
const placeOf = (entry: string): string =>
  `case when ${entry}.account like 'house:%' then ${entry}.account when ${entry}.account like '%:%' then split_part(${entry}.account, ':', 1) else 'owner' end`;

/** What must hold in a correct ledger. Each statement selects what breaks its rule. */
export const LEDGER_RULES: Readonly<Record<string, string>> = {
  'debits equal credits in every transaction': `
    select posted.id::text as subject, 'its entries sum to ' || coalesce(sum(entry.amount), 0) as detail
    from billing.ledger_transactions posted left join billing.ledger_entries entry on entry.transaction_id = posted.id
    group by posted.id having coalesce(sum(entry.amount), 0) <> 0 or count(entry) < 2`,
  'the balance is the sum of its entries, and of what remains of its grants': `
    select account.owner_id::text as subject,
      format('balance %s, entries %s, grants %s', account.balance, coalesce(moved.amount, 0), coalesce(given.remaining, 0)) as detail
    from billing.credit_accounts account
    left join (select account, sum(amount) as amount from billing.ledger_entries group by account) moved
      on moved.account = account.owner_id::text
    left join (select owner_id, sum(remaining) as remaining from billing.grants group by owner_id) given using (owner_id)
    where account.balance <> coalesce(moved.amount, 0) or account.balance <> coalesce(given.remaining, 0)
      or account.balance <> account.posted`,
  'every entry is of the type of its transaction': `
    select entry.transaction_id::text as subject,
      format('entry of type %s, of a transaction of type %s', entry.type, posted.type) as detail
    from billing.ledger_entries entry join billing.ledger_transactions posted on posted.id = entry.transaction_id
    where entry.type <> posted.type`,
  'every transaction moves credits of one seller between the accounts of its cause': `
    select posted.id::text as subject,
      format('%s of %s credits from %s to %s', posted.cause_kind, receiver.amount, giver.account, receiver.account) as detail
    from billing.ledger_transactions posted
    join billing.ledger_entries giver on giver.transaction_id = posted.id and giver.amount < 0
    join billing.ledger_entries receiver on receiver.transaction_id = posted.id and receiver.amount > 0
    where (posted.cause_kind, ${placeOf('giver')}, ${placeOf('receiver')}) not in (values ${MOVES})
      or giver.account not like 'house:%' and receiver.account not like 'house:%'
        and right(giver.account, 36) <> right(receiver.account, 36)`,
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
    select posted.id::text as subject, format('%s credits posted for %s, which has no matching order', entry.amount, posted.cause_id) as detail
    from billing.ledger_transactions posted
    join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account not like 'house:%'
    left join billing.orders on orders.session_id = posted.cause_id and orders.status = 'credited'
      and orders.owner_id::text = entry.account and orders.credits = entry.amount
    where posted.cause_kind = 'checkout' and orders.id is null`,
  'every adjustment was posted once, as decided': `
    select adjusted.id::text as subject,
      format('%s credits %s, %s posted', adjusted.credits, adjusted.state, coalesce(entry.amount, 0)) as detail
    from billing.adjustments adjusted
    left join billing.ledger_transactions posted
      on posted.cause_kind = adjusted.kind and posted.cause_id = 'adjustment ' || adjusted.id
    left join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account = adjusted.owner_id::text
    where adjusted.kind <> 'refund'
      and coalesce(entry.amount, 0) <> case when adjusted.state = 'posted' then adjusted.credits else 0 end`,
  'every correction, and every grant by an admin, is of an adjustment of its owner, as posted': `
    select posted.id::text as subject,
      format('%s of %s credits posted for %s, which has no matching adjustment', posted.cause_kind, entry.amount, posted.cause_id) as detail
    from billing.ledger_transactions posted
    join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account not like '%:%'
    left join billing.adjustments adjusted on 'adjustment ' || adjusted.id = posted.cause_id
      and (adjusted.kind, adjusted.state) = (posted.cause_kind, 'posted')
      and (adjusted.owner_id::text, adjusted.credits) = (entry.account, entry.amount)
    where adjusted.id is null
      and (posted.cause_kind = 'correction' or posted.cause_kind = 'grant' and posted.cause_id like 'adjustment %')`,
  'what is earned, released and returned is of a hold of its owner': `
    select posted.id::text as subject,
      format('%s of %s credits posted for %s, which has no matching hold', posted.cause_kind, abs(entry.amount), posted.cause_id) as detail
    from billing.ledger_transactions posted
    join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account not like 'house:%'
    left join billing.holds hold on hold.id::text = split_part(posted.cause_id, ' ', 1)
      and hold.owner_id::text = right(entry.account, 36)
    where posted.cause_kind in ('requote', 'earned', 'release', 'return') and hold.id is null`,
  'every debt is of a reversal of its owner, and not larger': `
    select posted.id::text as subject,
      format('debt of %s credits posted for %s, which reversed %s', entry.amount, posted.cause_id, coalesce(-taken.amount, 0)) as detail
    from billing.ledger_transactions posted
    join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account not like '%:%'
    left join billing.ledger_transactions reversal on reversal.cause_kind in ('refund', 'dispute')
      and reversal.cause_kind || ' ' || reversal.cause_id = posted.cause_id
    left join billing.ledger_entries taken on taken.transaction_id = reversal.id and taken.account = entry.account
    where posted.cause_kind = 'debt' and entry.amount > coalesce(-taken.amount, 0)`,
  'every repayment is of credits that its owner received, and not larger': `
    select posted.id::text as subject,
      format('repayment of %s credits by %s, which brought %s', -entry.amount, posted.cause_id, coalesce(given.amount, 0)) as detail
    from billing.ledger_transactions posted
    join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account not like '%:%'
    left join billing.ledger_entries given on given.transaction_id::text = posted.cause_id and given.account = entry.account
    where posted.cause_kind = 'repayment' and -entry.amount > coalesce(given.amount, 0)`,
  'every expiry is of a grant of its owner that had expired': `
    select posted.id::text as subject,
      format('expiry of %s credits for %s, which had not expired', -entry.amount, posted.cause_id) as detail
    from billing.ledger_transactions posted
    join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account not like '%:%'
    left join billing.grants given on given.id = posted.grant_id and given.id::text = split_part(posted.cause_id, ' ', 1)
      and given.owner_id::text = entry.account and given.expires_at <= posted.posted_at
    where posted.cause_kind = 'expiry' and given.id is null`,
  'of every order, as much was taken back as was posted for it': `
    with reported as (
      select orders.id as order_id, orders.owner_id::text as owner, reversal ->> 'id' as id
      from billing.orders, jsonb_array_elements(reversals) reversal
    ), moved as (
      select reported.order_id, posted.id, posted.cause_kind, posted.cause_id, entry.amount
      from billing.ledger_transactions posted
      join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account not like '%:%'
      left join reported on reported.id = posted.cause_id and reported.owner = entry.account
      where posted.cause_kind in ('refund', 'dispute', 'reinstatement')
    ), back as (select order_id, -sum(amount) as credits from moved group by order_id)
    select orders.id::text as subject,
      format('%s credits taken back, %s posted', reversed_credits, coalesce(back.credits, 0)) as detail
    from billing.orders left join back on back.order_id = orders.id
    where reversed_credits <> coalesce(back.credits, 0)
    union all
    select id::text, format('no order has the %s %s', cause_kind, cause_id) from moved where order_id is null`,
};
