import { Migration } from '@mikro-orm/migrations';

/** Refunds and credits for pilots count toward what one admin moves in a day, too. */
export class CreditsOfOneAdmin extends Migration {
  override up(): void {
    this.addSql(`
      -- Decided in another context. The ledger grants the credits afterwards.
      create table billing.pilot_approvals (
        signup_id   uuid primary key,
        owner_id    uuid not null,
        credits     integer not null check (credits > 0),
        approved_by uuid not null,
        approved_at timestamptz not null,
        constraint none_to_oneself check (owner_id <> approved_by)
      );
      create index pilot_approvals_of_admin on billing.pilot_approvals (approved_by, approved_at);
      create index pilot_approvals_of_owner on billing.pilot_approvals (owner_id);
      create index refunds_of_admin on billing.adjustments (requested_by, requested_at) where kind = 'refund';

      -- Refunds count from the day of the request: their money moves then.
      create or replace function billing.moved_by_one_admin(admin uuid, owner uuid, gives boolean, at timestamptz)
      returns integer language plpgsql as $$
      declare
        day timestamptz := date_trunc('day', at, 'UTC');
        moved integer;
      begin
        perform pg_advisory_xact_lock(hashtextextended('billing.adjustments ' || least(admin, owner), 0));
        perform pg_advisory_xact_lock(hashtextextended('billing.adjustments ' || greatest(admin, owner), 0));
        select greatest(
          coalesce(sum(credits) filter (where by_id = admin), 0),
          coalesce(sum(credits) filter (where to_id = owner), 0)
        ) into moved
        from (
          select requested_by as by_id, owner_id as to_id, abs(credits) as credits from billing.adjustments
          where (requested_by = admin or owner_id = owner) and decided_by = requested_by
            and state = 'posted' and kind <> 'refund' and (credits > 0) = gives
            and decided_at >= day and decided_at < day + interval '1 day'
          union all
          select requested_by, owner_id, abs(credits) from billing.adjustments
          where (requested_by = admin or owner_id = owner) and kind = 'refund' and state in ('sending', 'posted')
            and not gives and requested_at >= day and requested_at < day + interval '1 day'
          union all
          select approved_by, owner_id, credits from billing.pilot_approvals
          where (approved_by = admin or owner_id = owner)
            and gives and approved_at >= day and approved_at < day + interval '1 day'
        ) as today;
        return moved;
      end $$;

      create function billing.refuse_large_refund_day() returns trigger language plpgsql as $$
      begin
        if abs(new.credits)
          + billing.moved_by_one_admin(new.requested_by, new.owner_id, false, new.requested_at) > 500
        then
          raise exception 'more than 500 credits a day require a second admin' using errcode = 'check_violation';
        end if;
        return new;
      end $$;
      create trigger large_refund_days_by_two before insert on billing.adjustments for each row
        when (new.kind = 'refund' and new.state in ('sending', 'posted') and new.decided_by = new.requested_by)
        execute function billing.refuse_large_refund_day();

      create function billing.refuse_large_pilot_day() returns trigger language plpgsql as $$
      begin
        if new.credits + billing.moved_by_one_admin(new.approved_by, new.owner_id, true, new.approved_at) > 500 then
          raise exception 'more than 500 credits a day require a second admin' using errcode = 'check_violation';
        end if;
        return new;
      end $$;
      create trigger large_days_by_two before insert on billing.pilot_approvals for each row
        execute function billing.refuse_large_pilot_day();
      create trigger append_only before update or delete or truncate on billing.pilot_approvals
        execute function billing.refuse_change();
    `);
  }
}
