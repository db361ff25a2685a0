import { Migration } from '@mikro-orm/migrations';

/** The database rejects an inconsistent ledger from every writer. */
export class BillingBaseline extends Migration {
  override up(): void {
    this.addSql(LEDGER);
    this.addSql(GRANTS_AND_HOLDS);
    this.addSql(DERIVED_SUMS);
    this.addSql(DERIVED_GRANTS);
    this.addSql(ORDERS);
    // In addition to the triggers. Referenced rows keep the right that their row locks need.
    this.addSql(`
      revoke delete, truncate on billing.ledger_transactions, billing.ledger_entries, billing.credit_accounts,
        billing.grants, billing.grant_uses, billing.orders, billing.holds from public, current_user;
      revoke update on billing.ledger_entries, billing.grant_uses from public, current_user;
    `);
  }
}

const LEDGER = `
  create schema billing;

  create table billing.credit_accounts (
    owner_id    uuid primary key,
    balance     integer not null constraint balance_never_below_zero check (balance >= 0),
    posted      integer not null default 0, -- sum of the entries, maintained by a trigger
    held        integer not null default 0 constraint held_never_below_zero check (held >= 0),
    debt        integer not null default 0 constraint debt_never_below_zero check (debt >= 0),
    expiring_at timestamptz -- next expiry of any of its credits
  );

  create table billing.ledger_transactions (
    id          uuid primary key,
    type        text not null check (type in ('purchase', 'usage', 'other')),
    description text not null,
    cause_kind  text not null,
    cause_id    text not null,
    posted_at   timestamptz not null,
    expires_at  timestamptz, -- of the granted credits
    grant_id    uuid,        -- grant to debit first
    returns     uuid unique references billing.ledger_transactions, -- transaction whose credits are returned
    subject     text,        -- title of the case that was paid for
    -- Each payment, case or grant is posted once.
    constraint each_cause_once unique (cause_kind, cause_id),
    constraint purchases_are_paid check ((type = 'purchase') = (cause_kind = 'checkout')),
    constraint usage_is_of_cases  check ((type = 'usage') = (cause_kind = 'case'))
  );

  create table billing.ledger_entries (
    transaction_id uuid not null references billing.ledger_transactions,
    account        text not null, -- owner id, 'held:' or 'debt:' with an owner id, or 'house:…'
    amount         integer not null check (amount <> 0),
    -- Posting locks the row of the owner, so the positions of an account are in order of time.
    position       bigint generated always as identity,
    balance_after  integer, -- null except for accounts of owners
    type           text not null,
    primary key (transaction_id, account)
  );
  create index ledger_entries_of_account on billing.ledger_entries (account, position desc);
  create index ledger_entries_of_type on billing.ledger_entries (account, type, position desc)
    where account not like '%:%';

  create function billing.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the ledger is append-only: correct it with a new transaction' using errcode = 'restrict_violation';
  end $$;

  create trigger append_only before update or delete or truncate on billing.ledger_transactions
    execute function billing.refuse_change();
  create trigger append_only before update or delete or truncate on billing.ledger_entries
    execute function billing.refuse_change();
  create trigger append_only before delete or truncate on billing.credit_accounts
    execute function billing.refuse_change();

  create function billing.entries_sum_to_zero() returns trigger language plpgsql as $$
  begin
    if (select sum(amount) from billing.ledger_entries where transaction_id = new.transaction_id) <> 0 then
      raise exception 'entries of transaction % do not sum to zero', new.transaction_id using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create constraint trigger entries_sum_to_zero after insert on billing.ledger_entries
    deferrable initially deferred for each row execute function billing.entries_sum_to_zero();

  -- An empty transaction would use up its cause.
  create function billing.has_entries() returns trigger language plpgsql as $$
  begin
    if (select count(*) from billing.ledger_entries where transaction_id = new.id) < 2 then
      raise exception 'transaction % has fewer than two entries', new.id using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create constraint trigger has_entries after insert on billing.ledger_transactions
    deferrable initially deferred for each row execute function billing.has_entries();

  -- Stores type and balance with each entry, so that a page of a long history costs the same as of a short one.
  create function billing.describe_entry() returns trigger language plpgsql as $$
  begin
    select type into new.type from billing.ledger_transactions where id = new.transaction_id;
    if new.account not like '%:%' then
      select posted + new.amount into new.balance_after from billing.credit_accounts where owner_id = new.account::uuid;
    end if;
    return new;
  end $$;
  create trigger describe_entry before insert on billing.ledger_entries
    for each row execute function billing.describe_entry();
`;

const GRANTS_AND_HOLDS = `
  create table billing.grants (
    id         uuid primary key references billing.ledger_transactions,
    owner_id   uuid not null references billing.credit_accounts,
    position   bigint not null, -- of the granting entry: the oldest grant is spent first
    credits    integer not null check (credits > 0),
    remaining  integer not null constraint used_up_once check (remaining between 0 and credits),
    expires_at timestamptz
  );
  create index grants_to_spend on billing.grants (owner_id, position) where remaining > 0;
  create index grants_to_expire on billing.grants (expires_at) where remaining > 0 and expires_at is not null;
  alter table billing.ledger_transactions
    add constraint ledger_transactions_grant_id_fkey foreign key (grant_id) references billing.grants;

  create table billing.grant_uses (
    grant_id       uuid not null references billing.grants,
    transaction_id uuid not null references billing.ledger_transactions,
    credits        integer not null check (credits <> 0), -- negative: returned
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
  create trigger append_only before delete or truncate on billing.holds execute function billing.refuse_change();
`;

const DERIVED_SUMS = `
  create function billing.add_up_entries() returns trigger language plpgsql as $$
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
  create trigger add_up_entries after insert on billing.ledger_entries
    referencing new table as new_entries for each statement execute function billing.add_up_entries();

  -- Only the trigger above may change the sums. It is recognized by its trigger depth.
  create function billing.guard_posted() returns trigger language plpgsql as $$
  begin
    raise exception 'the sum of the entries is kept by the database' using errcode = 'restrict_violation';
  end $$;
  create trigger guard_posted before update on billing.credit_accounts for each row
    when (pg_trigger_depth() < 1 and (new.posted, new.held, new.debt) is distinct from (old.posted, old.held, old.debt))
    execute function billing.guard_posted();
  create trigger guard_posted_at_opening before insert on billing.credit_accounts
    for each row when (new.posted <> 0 or new.held <> 0 or new.debt <> 0) execute function billing.guard_posted();

  create function billing.balance_equals_entries() returns trigger language plpgsql as $$
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
  create constraint trigger balance_equals_entries after insert or update on billing.credit_accounts
    deferrable initially deferred for each row execute function billing.balance_equals_entries();
`;

/** Triggers derive grants and their uses from the entries, oldest credits first. */
const DERIVED_GRANTS = `
  create function billing.maintain_grants() returns trigger language plpgsql as $$
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

  create trigger maintain_grants after insert on billing.ledger_entries
    referencing new table as new_entries for each statement execute function billing.maintain_grants();

  create trigger derived before insert or update or delete on billing.grants
    for each row when (pg_trigger_depth() < 1) execute function billing.guard_posted();
  create trigger derived before insert or update or delete on billing.grant_uses
    for each row when (pg_trigger_depth() < 1) execute function billing.guard_posted();
  create trigger append_only before truncate on billing.grants execute function billing.refuse_change();
  create trigger append_only before truncate on billing.grant_uses execute function billing.refuse_change();
`;

const ORDERS = `
  create table billing.customers (
    owner_id    uuid primary key,
    customer_id text not null unique -- at the payment provider
  );

  create table billing.orders (
    id               uuid primary key,
    owner_id         uuid not null,
    credits          integer not null check (credits > 0),
    amount_cents     integer not null check (amount_cents > 0),
    currency         text not null,
    placed_at        timestamptz not null,
    status           text not null,
    failure          text,
    session_id       text constraint each_session_of_one_order unique,
    session_url      text,
    settled_at       timestamptz,
    paid_cents       integer,
    taxes            jsonb not null default '[]',
    billed_to        jsonb,
    reversals        jsonb not null default '[]',
    reversed_credits integer not null default 0 check (reversed_credits between 0 and credits),
    receipt_number   text unique,
    constraint known_status check (status in ('open', 'processing', 'credited', 'failed', 'expired')),
    constraint known_failure check (failure in ('payment-failed', 'amount-differs', 'amount-returned')),
    constraint a_reason_for_each_failure check ((status = 'failed') = (failure is not null)),
    constraint settled_when_no_longer_open check ((status in ('open', 'processing')) = (settled_at is null)),
    constraint credited_for_a_session check (status <> 'credited' or session_id is not null),
    constraint a_receipt_for_each_payment
      check ((status = 'credited') = (receipt_number is not null) and (status <> 'credited' or paid_cents is not null))
  );
  create index orders_of_owner on billing.orders (owner_id, placed_at desc);
  create index orders_under_way on billing.orders (placed_at) where status in ('open', 'processing');
  create index orders_with_a_difference on billing.orders (placed_at) where failure = 'amount-differs';

  create function billing.refuse_reopening() returns trigger language plpgsql as $$
  begin
    raise exception 'what was ordered does not change, and a credited order stays credited' using errcode = 'restrict_violation';
  end $$;
  create trigger keep_terms before update on billing.orders for each row
    when (
      (new.owner_id, new.credits, new.amount_cents, new.currency, new.placed_at)
        is distinct from (old.owner_id, old.credits, old.amount_cents, old.currency, old.placed_at)
      or (old.status = 'credited' and new.status <> 'credited')
      or (old.session_id is not null and new.session_id is distinct from old.session_id)
    ) execute function billing.refuse_reopening();
  create trigger keep_orders before delete or truncate on billing.orders execute function billing.refuse_reopening();
  -- A receipt is immutable, except for the name of a deleted buyer.
  create trigger keep_receipt before update on billing.orders for each row
    when (old.receipt_number is not null and (
      (new.receipt_number, new.paid_cents, new.taxes) is distinct from (old.receipt_number, old.paid_cents, old.taxes)
      or (new.billed_to is not null and new.billed_to is distinct from old.billed_to)
    )) execute function billing.refuse_reopening();

  create sequence billing.receipts;
  create function billing.number_receipt() returns trigger language plpgsql as $$
  declare
    number text := nextval('billing.receipts')::text;
  begin
    -- "lpad" truncates longer numbers.
    new.receipt_number := to_char(new.settled_at at time zone 'UTC', 'YYYY') || '-' || lpad(number, greatest(6, length(number)), '0');
    return new;
  end $$;
  create trigger number_receipt before insert or update on billing.orders
    for each row when (new.status = 'credited' and new.receipt_number is null) execute function billing.number_receipt();

  -- Comparisons of orders with the payment provider.
  create table billing.reconciliations (
    id          bigint generated always as identity primary key,
    asked_by    text not null,
    began_at    timestamptz not null,
    ended_at    timestamptz not null,
    compared    integer not null,
    repaired    jsonb not null,
    differences jsonb not null
  );
`;
