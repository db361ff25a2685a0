import { Migration } from '@mikro-orm/migrations';

/**
 * What one admin moves in a day, and what one user gets or loses in a day, counts together toward the limit of large
 * adjustments. No admin adjusts their own credits.
 */
export class DailyAdjustments extends Migration {
  override up(): void {
    this.addSql(`
      create index adjustments_of_admin on billing.adjustments (requested_by, decided_at) where state = 'posted';

      -- Locks admin and owner, so that concurrent adjustments count each other.
      create function billing.moved_by_one_admin(admin uuid, owner uuid, gives boolean, at timestamptz)
      returns integer language plpgsql as $$
      declare
        day timestamptz := date_trunc('day', at, 'UTC');
        moved integer;
      begin
        perform pg_advisory_xact_lock(hashtextextended('billing.adjustments ' || least(admin, owner), 0));
        perform pg_advisory_xact_lock(hashtextextended('billing.adjustments ' || greatest(admin, owner), 0));
        select greatest(
          coalesce(sum(abs(credits)) filter (where requested_by = admin), 0),
          coalesce(sum(abs(credits)) filter (where owner_id = owner), 0)
        ) into moved
        from billing.adjustments
        where (requested_by = admin or owner_id = owner) and decided_by = requested_by
          and state = 'posted' and kind <> 'refund' and (credits > 0) = gives
          and decided_at >= day and decided_at < day + interval '1 day';
        return moved;
      end $$;

      create function billing.refuse_large_day() returns trigger language plpgsql as $$
      begin
        if abs(new.credits)
          + billing.moved_by_one_admin(new.requested_by, new.owner_id, new.credits > 0, new.decided_at) > 500
        then
          raise exception 'more than 500 credits a day require a second admin' using errcode = 'check_violation';
        end if;
        return new;
      end $$;
      create trigger large_days_by_two before insert or update of state on billing.adjustments for each row
        when (new.state = 'posted' and new.kind <> 'refund' and new.decided_by = new.requested_by)
        execute function billing.refuse_large_day();

      alter table billing.adjustments add constraint none_to_oneself check (
        kind = 'refund' or state in ('waiting', 'declined') or (owner_id <> requested_by and owner_id <> decided_by)
      ) not valid;
    `);
  }
}
