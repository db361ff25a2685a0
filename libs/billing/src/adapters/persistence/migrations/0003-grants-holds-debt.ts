import { Migration } from '@mikro-orm/migrations';

/**
 * Which credits are spent, held and owed. The database derives grants and their uses from the entries, as it does the
 * sums: whoever posts entries, the oldest credits go first, and no credit is used that was not given.
 */
export class GrantsHoldsAndDebt extends Migration {
  override up(): void {
    this.addSql(TABLES);
    this.addSql(SUMS);
    this.addSql(GRANTS);
    this.addSql(HISTORY_SO_FAR);
    // Rights beside triggers; rows that others refer to keep the right that their locks need.
    this.addSql(`
      revoke delete, truncate on billing.ledger_transactions, billing.ledger_entries, billing.credit_accounts,
        billing.grants, billing.grant_uses, billing.orders, billing.holds from public, current_user;
      revoke update on billing.ledger_entries, billing.grant_uses from public, current_user;
    `);
  }
}

const TABLES = `
  alter table billing.credit_accounts
    add column held        integer not null default 0 constraint held_never_below_zero check (held >= 0),
    add column debt        integer not null default 0 constraint debt_never_below_zero check (debt >= 0),
    add column expiring_at timestamptz; -- when the next of its credits expire

  create table billing.grants (
    id         uuid primary key references billing.ledger_transactions,
    owner_id   uuid not null references billing.credit_accounts,
    position   bigint not null, -- of the entry that brought it: the oldest is spent first
    credits    integer not null check (credits > 0),
    remaining  integer not null constraint used_up_once check (remaining between 0 and credits),
    expires_at timestamptz
  );
  create index grants_to_spend on billing.grants (owner_id, position) where remaining > 0;
  create index grants_to_expire on billing.grants (expires_at) where remaining > 0 and expires_at is not null;

  create table billing.grant_uses (
    grant_id       uuid not null references billing.grants,
    transaction_id uuid not null references billing.ledger_transactions,
    credits        integer not null check (credits <> 0), -- below zero: given back
    primary key (grant_id, transaction_id)
  );
  create index grant_uses_of_transaction on billing.grant_uses (transaction_id);

  create table billing.holds (
    id             uuid primary key,
    owner_id       uuid not null references billing.credit_accounts,
    credits        integer not null check (credits > 0),
    captured       integer not null check (captured between 0 and credits),
    transaction_id uuid not null references billing.ledger_transactions,
    reserved_at    timestamptz not null,
    ended_at       timestamptz
  );

  alter table billing.ledger_transactions
    add column expires_at timestamptz,                                                      -- of the credits it brings
    add column grant_id   uuid references billing.grants,                                   -- whose credits it takes first
    add column returns    uuid unique references billing.ledger_transactions;               -- whose credits it gives back
`;

const SUMS = `
  create or replace function billing.add_up_entries() returns trigger language plpgsql as $$
  begin
    if exists (
      select from new_entries where account not like 'house:%'
        and not exists (select from billing.credit_accounts where owner_id = right(account, 36)::uuid)
    ) then
      raise exception 'an entry names an account that was never opened' using errcode = 'foreign_key_violation';
    end if;
    update billing.credit_accounts account
    set posted = posted + moved.own, held = account.held + moved.held, debt = debt - moved.owed
    from (
      select right(account, 36)::uuid as owner_id,
        coalesce(sum(amount) filter (where account not like '%:%'), 0) as own,
        coalesce(sum(amount) filter (where account like 'held:%'), 0) as held,
        coalesce(sum(amount) filter (where account like 'debt:%'), 0) as owed
      from new_entries where account not like 'house:%' group by 1
    ) as moved
    where account.owner_id = moved.owner_id;
    return null;
  end $$;

  drop trigger guard_posted on billing.credit_accounts;
  create trigger guard_posted before update on billing.credit_accounts for each row
    when (pg_trigger_depth() < 1 and (new.posted, new.held, new.debt) is distinct from (old.posted, old.held, old.debt))
    execute function billing.guard_posted();
  drop trigger guard_posted_at_opening on billing.credit_accounts;
  create trigger guard_posted_at_opening before insert on billing.credit_accounts
    for each row when (new.posted <> 0 or new.held <> 0 or new.debt <> 0) execute function billing.guard_posted();

  create or replace function billing.balance_equals_entries() returns trigger language plpgsql as $$
  declare account billing.credit_accounts;
  begin
    select * into account from billing.credit_accounts where owner_id = new.owner_id;
    if account.balance <> account.posted then
      raise exception 'the balance of % differs from its entries', new.owner_id using errcode = 'check_violation';
    end if;
    if account.debt > 0 and account.balance > 0 then
      raise exception 'credits of % are at hand while others are owed', new.owner_id using errcode = 'check_violation';
    end if;
    return null;
  end $$;
`;

const GRANTS = `
  create function billing.keep_grants() returns trigger language plpgsql as $$
  declare
    moved record;
    piece record;
    missing integer;
  begin
    for moved in
      select entry.transaction_id, entry.account::uuid as owner_id, entry.position, entry.amount,
        posted.expires_at, posted.grant_id, posted.returns
      from new_entries entry join billing.ledger_transactions posted on posted.id = entry.transaction_id
      where entry.account not like '%:%'
      order by entry.position
    loop
      if moved.returns is not null then
        missing := moved.amount;
        for piece in
          select used.grant_id, used.credits from billing.grant_uses used join billing.grants given on given.id = used.grant_id
          where used.transaction_id = moved.returns order by given.position desc
        loop
          exit when missing = 0;
          perform billing.use_grant(piece.grant_id, moved.transaction_id, -least(piece.credits, missing));
          missing := missing - least(piece.credits, missing);
        end loop;
      elsif moved.amount > 0 then
        missing := 0;
        insert into billing.grants values
          (moved.transaction_id, moved.owner_id, moved.position, moved.amount, moved.amount, moved.expires_at);
      else
        missing := -moved.amount;
        for piece in select id, remaining from billing.grants where id = moved.grant_id and remaining > 0 loop
          perform billing.use_grant(piece.id, moved.transaction_id, least(piece.remaining, missing));
          missing := missing - least(piece.remaining, missing);
        end loop;
        for piece in
          select id, remaining from billing.grants
          where owner_id = moved.owner_id and remaining > 0 and id is distinct from moved.grant_id
          order by position
        loop
          exit when missing = 0;
          perform billing.use_grant(piece.id, moved.transaction_id, least(piece.remaining, missing));
          missing := missing - least(piece.remaining, missing);
        end loop;
      end if;
      if missing <> 0 then
        raise exception 'transaction % moves credits that were never given', moved.transaction_id using errcode = 'check_violation';
      end if;
      update billing.credit_accounts account
      set expiring_at = (
        select min(given.expires_at) from billing.grants given where given.owner_id = account.owner_id and given.remaining > 0
      )
      where owner_id = moved.owner_id
        and (expiring_at is not null or moved.expires_at is not null or moved.returns is not null);
    end loop;
    return null;
  end $$;

  create function billing.use_grant(used uuid, by uuid, amount integer) returns void language sql as $$
    insert into billing.grant_uses values (used, by, amount);
    update billing.grants set remaining = remaining - amount where id = used;
  $$;

  create trigger keep_grants after insert on billing.ledger_entries
    referencing new table as new_entries for each statement execute function billing.keep_grants();

  -- Derived from entries, and by nobody else.
  create trigger derived before insert or update or delete on billing.grants
    for each row when (pg_trigger_depth() < 1) execute function billing.guard_posted();
  create trigger derived before insert or update or delete on billing.grant_uses
    for each row when (pg_trigger_depth() < 1) execute function billing.guard_posted();
  create trigger append_only before truncate on billing.grants execute function billing.refuse_change();
  create trigger append_only before truncate on billing.grant_uses execute function billing.refuse_change();
  create trigger append_only before delete or truncate on billing.holds execute function billing.refuse_change();
`;

/** What was posted before: laid end to end, the credits that came in cover those that went out, oldest first. */
const HISTORY_SO_FAR = `
  alter table billing.grants disable trigger derived;
  alter table billing.grant_uses disable trigger derived;

  create temporary table moved on commit drop as
    select transaction_id, account::uuid as owner_id, position, amount, amount > 0 as is_in,
      sum(abs(amount)) over (partition by account, amount > 0 order by position) as upto
    from billing.ledger_entries where account not like '%:%';

  insert into billing.grants (id, owner_id, position, credits, remaining)
    select transaction_id, owner_id, position, amount, amount from moved where is_in;
  insert into billing.grant_uses
    select given.transaction_id, used.transaction_id,
      least(given.upto, used.upto) - greatest(given.upto - given.amount, used.upto + used.amount)
    from moved given join moved used on used.owner_id = given.owner_id and given.is_in and not used.is_in
    where given.upto - given.amount < used.upto and used.upto + used.amount < given.upto;
  update billing.grants set remaining = grants.credits - used.credits
    from (select grant_id, sum(credits) as credits from billing.grant_uses group by grant_id) as used
    where used.grant_id = grants.id;

  alter table billing.grants enable trigger derived;
  alter table billing.grant_uses enable trigger derived;
`;
