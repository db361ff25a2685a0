import { Migration } from '@mikro-orm/migrations';

/** What sellers set out to buy. Money taken cannot be unsaid: a credited order stays so, at its price. */
export class CreditOrders extends Migration {
  override up(): void {
    this.addSql(`
      create table billing.orders (
        id           uuid primary key,
        owner_id     uuid not null,
        credits      integer not null check (credits > 0),
        amount_cents integer not null check (amount_cents > 0),
        currency     text not null,
        placed_at    timestamptz not null,
        status       text not null check (status in ('open', 'credited', 'failed', 'expired')),
        failure      text check (failure in ('payment-failed', 'amount-differs')),
        session_id   text constraint each_session_of_one_order unique,
        session_url  text,
        settled_at   timestamptz,
        constraint a_reason_for_each_failure check ((status = 'failed') = (failure is not null)),
        constraint settled_when_no_longer_open check ((status = 'open') = (settled_at is null)),
        constraint credited_for_a_session check (status <> 'credited' or session_id is not null)
      );
      create index orders_of_owner on billing.orders (owner_id, placed_at desc);

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
    `);
  }
}
