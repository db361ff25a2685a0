import { since } from './people';
import type { Seeding } from './seeding';

const REASON = `case when is_taken then 'Correction of a grant' else 'Goodwill for a late answer' end`;
const KIND = `case when is_taken then 'correction' else 'grant' end`;

/**
 * Adjustments by the first admin. Of every five transactions, one grants credits to the first user, and two others are
 * grants corrected at once. Rows contain what the triggers would derive.
 */
export const ledger = ({ ledgerEntries: [from, to], admin }: Seeding): readonly string[] => [
  `create temporary table moved on commit drop as
   select i, pg_temp.seeded('transaction', i) as id, pg_temp.seeded('adjustment', i) as adjustment, is_taken, owner,
     case when is_taken then -taken else given end as amount,
     case when i % 5 = 0 then given * (i / 5) when is_taken then given - taken else given end as balance_after,
     ${since('2024-03-01', 'i')} as at
   from generate_series(${from} / 2 + 1, ${to} / 2) i,
     lateral (select i % 5 in (2, 4) as is_taken) kind,
     lateral (select case when i % 5 = 0 then 25 else 20 + (i - is_taken::int) % 41 end as given, 1 + i % 9 as taken) credits,
     lateral (select pg_temp.seeded('user', case when i % 5 = 0 then 1 else 2 + i / 5 * 2 + (i % 5 > 2)::int end) as owner) person`,
  `insert into billing.adjustments (id, owner_id, kind, credits, reason, requested_by, requested_at, state, decided_by,
     decided_at)
   select adjustment, owner, ${KIND}, amount, ${REASON}, ${admin.id}::uuid, at, 'posted', ${admin.id}::uuid, at from moved`,
  `insert into billing.ledger_transactions (id, type, description, cause_kind, cause_id, posted_at)
   select id, 'other', ${REASON}, ${KIND}, 'adjustment ' || adjustment, at from moved`,
  `insert into billing.ledger_entries (transaction_id, account, amount, balance_after, type)
   select id, account, change, after, 'other'
   from moved,
     lateral (values (owner::text, amount, balance_after), ('house:gifts', -amount, null)) entry (account, change, after)
   order by i`,
  `merge into billing.credit_accounts known
   using (select owner, sum(amount) as amount from moved group by owner) given on known.owner_id = given.owner
   when matched then update set balance = known.balance + given.amount, posted = known.posted + given.amount
   when not matched then insert (owner_id, balance, posted) values (given.owner, given.amount, given.amount)`,
  `insert into billing.grants (id, owner_id, position, credits, remaining)
   select given.id, given.owner, entry.position, given.amount, given.amount + coalesce(taken.amount, 0)
   from moved given
   join billing.ledger_entries entry on entry.transaction_id = given.id and entry.account = given.owner::text
   left join moved taken on taken.i = given.i + 1 and taken.is_taken
   where not given.is_taken`,
  `insert into billing.grant_uses (grant_id, transaction_id, credits)
   select pg_temp.seeded('transaction', i - 1), id, -amount from moved where is_taken`,
];

export const lastTransaction = (ledgerEntries: number): string => `pg_temp.seeded('transaction', ${ledgerEntries / 2})`;
