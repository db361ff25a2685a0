import { Migration } from '@mikro-orm/migrations';

/** Credits moved by hand. Large ones require another admin's approval. */
export class CreditAdjustments extends Migration {
  override up(): void {
    this.addSql(`
      create table billing.adjustments (
        id           uuid primary key,
        owner_id     uuid not null,
        kind         text not null check (kind in ('grant', 'correction', 'refund')),
        credits      integer not null check (credits <> 0 and abs(credits) <= 100000),
        reason       text not null check (length(reason) between 3 and 300),
        expires_at   timestamptz,
        order_id     uuid constraint one_refund_per_order unique references billing.orders,
        requested_by uuid not null,
        requested_at timestamptz not null,
        state        text not null check (state in ('waiting', 'sending', 'posted', 'declined')),
        decided_by   uuid,
        decided_at   timestamptz,
        constraint grants_give check (kind <> 'grant' or credits > 0),
        constraint only_grants_expire check (kind = 'grant' or expires_at is null),
        constraint refunds_are_of_orders check ((kind = 'refund') = (order_id is not null)),
        constraint decided_unless_waiting check ((state = 'waiting') = (decided_by is null) and (state = 'waiting') = (decided_at is null)),
        constraint large_ones_by_two check (state <> 'posted' or abs(credits) <= 500 or decided_by <> requested_by)
      );
      create index adjustments_by_time on billing.adjustments (requested_at desc, id desc);
      create index adjustments_of_owner on billing.adjustments (owner_id, requested_at desc, id desc);
      create index adjustments_by_state on billing.adjustments (state, requested_at desc, id desc);

      create function billing.refuse_second_decision() returns trigger language plpgsql as $$
      begin
        raise exception 'what was decided stays, and what was asked for does not change' using errcode = 'restrict_violation';
      end $$;
      create trigger decided_once before update on billing.adjustments for each row
        when (
          old.state in ('posted', 'declined')
          or (new.owner_id, new.kind, new.credits, new.reason, new.requested_by, new.requested_at)
            is distinct from (old.owner_id, old.kind, old.credits, old.reason, old.requested_by, old.requested_at)
          or (new.expires_at, new.order_id) is distinct from (old.expires_at, old.order_id)
        ) execute function billing.refuse_second_decision();
      create trigger keep_adjustments before delete or truncate on billing.adjustments
        execute function billing.refuse_second_decision();
    `);
  }
}
