import { Migration } from '@mikro-orm/migrations';

export class PlatformBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create schema platform;

      create table platform.outbox (
        id          uuid primary key,
        type        text not null,
        version     smallint not null default 1,
        payload     jsonb not null,
        occurred_at timestamptz not null,
        due_at      timestamptz default now(), -- next check by the relay
        relayed_at  timestamptz,
        attempts    smallint not null default 0,
        last_error  text,
        done_at     timestamptz,
        dead_at     timestamptz,
        constraint due_until_done_or_dead check ((due_at is null) = (done_at is not null or dead_at is not null)),
        constraint not_done_and_dead check (done_at is null or dead_at is null)
      );
      create index outbox_due on platform.outbox (due_at) where due_at is not null;
      create index outbox_dead on platform.outbox (dead_at) where dead_at is not null;
      create index outbox_done on platform.outbox (done_at) where done_at is not null;

      -- A recorded handler does not run again for the same event.
      create table platform.handled_events (
        event_id   uuid not null references platform.outbox on delete cascade,
        handler    text not null,
        handled_at timestamptz not null default now(),
        primary key (event_id, handler)
      );

      -- Commits that notify are serialized, so only one of the concurrent ones notifies.
      -- The relay finds the other events when it wakes, or at its next poll.
      create function platform.wake_relay() returns trigger language plpgsql as $$
      begin
        if pg_try_advisory_xact_lock(hashtext('platform.outbox')) then
          perform pg_notify('platform_outbox', '');
        end if;
        return null;
      end $$;
      create trigger wake_relay after insert on platform.outbox
        for each statement execute function platform.wake_relay();

      create table platform.idempotency_keys (
        caller      text not null,
        key         text not null,
        fingerprint text not null,
        answer      jsonb,
        claimed_at  timestamptz not null default now(),
        primary key (caller, key)
      );

      create table platform.scheduled_jobs (
        name         text primary key,
        started_at   timestamptz not null default '-infinity', -- of the last successful run
        lease_id     uuid,
        leased_at    timestamptz,
        leased_until timestamptz,
        constraint lease_whole_or_none check (num_nulls(lease_id, leased_at, leased_until) in (0, 3))
      );
    `);
  }
}
