import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import type { ConnectionLimits } from '../persistence/connection-limits';
import { type Prepared, prepared } from '../persistence/sql-reader';

/** Enough for one worker's concurrency. Opened on demand. */
const MAX_CONNECTIONS = 4;
const MAX_ERROR_LENGTH = 1_000;

export interface ClaimedEvent {
  readonly id: string;
  readonly type: string;
  readonly relayedBefore: boolean;
}

export interface PendingEvent {
  readonly type: string;
  readonly payload: object;
  readonly occurredAt: Date;
  readonly attempts: number;
  /** Handlers that already succeeded. */
  readonly handledBy: readonly string[];
}

export interface DeadEvent {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly deadAt: Date;
  readonly attempts: number;
  readonly lastError: string;
}

export interface Backlog {
  readonly waiting: number;
  readonly dead: number;
  readonly oldestSeconds: number;
}

export class OutboxRows implements OnApplicationShutdown {
  private readonly pool: Pool;

  constructor(connectionString: string, limits: ConnectionLimits) {
    this.pool = new Pool({ ...limits, connectionString, max: MAX_CONNECTIONS });
    // An idle connection that drops would end the process without a listener.
    this.pool.on('error', (error) => new Logger(OutboxRows.name).warn(error.message));
  }

  /** Leases due events to one relay. They are due again after the lease. */
  claim(limit: number, leaseMs: number): Promise<ClaimedEvent[]> {
    return this.run(claim, limit, leaseMs);
  }

  async release(ids: readonly string[]): Promise<void> {
    await this.run(release, ids);
  }

  /** For events without a handler here. If no newer worker handles them within an hour, they are done. */
  async park(ids: readonly string[]): Promise<void> {
    await this.run(park, ids);
  }

  async pending(id: string): Promise<PendingEvent | undefined> {
    const [event] = await this.run(pending, id);
    return event;
  }

  async recordHandled(id: string, handler: string): Promise<void> {
    await this.run(recordHandled, id, handler);
  }

  /** Deletes the payload, since it may hold a mailed code. */
  async markDone(id: string, lastHandler?: string): Promise<void> {
    await this.run(markDone, id, lastHandler);
  }

  async recordFailure(id: string, error: string, retryMs: number): Promise<void> {
    await this.run(recordFailure, id, error.slice(0, MAX_ERROR_LENGTH), retryMs);
  }

  async markDead(id: string, error: string): Promise<void> {
    await this.run(markDead, id, error.slice(0, MAX_ERROR_LENGTH));
  }

  dead(limit: number): Promise<DeadEvent[]> {
    return this.run(dead, limit);
  }

  /** @param ids all dead ones by default @returns how many were dead and are due again */
  async revive(ids: readonly string[] | null = null): Promise<number> {
    return (await this.run(revive, ids)).length;
  }

  async backlog(): Promise<Backlog> {
    const [counts] = await this.run(backlog);
    return counts ?? { waiting: 0, dead: 0, oldestSeconds: 0 };
  }

  /** Deletes one batch. @returns its size */
  async removeDelivered(): Promise<number> {
    return (await this.run(removeDelivered)).length;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async run<Row extends QueryResultRow>({ name, text }: Prepared<Row>, ...values: unknown[]): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ name, text, values });
    return rows;
  }
}

// Rows commit out of order, so a cursor on IDs would miss some: each row has its own due time.
const claim = prepared<ClaimedEvent>(
  'platform.claim-events',
  `with due as materialized (
     select id, relayed_at from platform.outbox
     where due_at <= now() order by due_at limit $1 for update skip locked
   )
   update platform.outbox as event
   set relayed_at = now(), due_at = now() + $2 * interval '1 millisecond'
   from due where event.id = due.id
   returning event.id, event.type, due.relayed_at is not null as "relayedBefore"`,
);

const release = prepared(
  'platform.release-events',
  `update platform.outbox set due_at = now() where id = any($1) and due_at is not null`,
);

const park = prepared(
  'platform.park-events',
  `update platform.outbox
   set relayed_at = null,
       due_at = case when occurred_at > now() - interval '1 hour' then now() + interval '10 minutes' end,
       done_at = case when occurred_at > now() - interval '1 hour' then null else now() end,
       payload = case when occurred_at > now() - interval '1 hour' then payload else '{}' end
   where id = any($1) and due_at is not null`,
);

const pending = prepared<PendingEvent>(
  'platform.pending-event',
  `select type, payload, occurred_at as "occurredAt", attempts,
     array(select handler from platform.handled_events where event_id = id) as "handledBy"
   from platform.outbox where id = $1 and done_at is null`,
);

const recordHandled = prepared(
  'platform.record-handled',
  'insert into platform.handled_events (event_id, handler) values ($1, $2) on conflict do nothing',
);

const markDone = prepared(
  'platform.mark-event-done',
  `with done as (
     update platform.outbox set done_at = now(), dead_at = null, due_at = null, payload = '{}'
     where id = $1 and done_at is null returning id
   )
   insert into platform.handled_events (event_id, handler)
   select id, $2 from done where $2::text is not null on conflict do nothing`,
);

const recordFailure = prepared(
  'platform.record-failure',
  `update platform.outbox
   set attempts = attempts + 1, last_error = $2, dead_at = null, due_at = now() + $3 * interval '1 millisecond'
   where id = $1 and done_at is null`,
);

const markDead = prepared(
  'platform.mark-event-dead',
  `update platform.outbox
   set attempts = attempts + 1, last_error = $2, dead_at = now(), due_at = null
   where id = $1 and done_at is null`,
);

const dead = prepared<DeadEvent>(
  'platform.dead-events',
  `select id, type, occurred_at as "occurredAt", dead_at as "deadAt", attempts, last_error as "lastError"
   from platform.outbox where dead_at is not null order by dead_at desc limit $1`,
);

const revive = prepared<{ id: string }>(
  'platform.revive-events',
  `with revived as (
     update platform.outbox set dead_at = null, attempts = 0, due_at = now()
     where ($1::uuid[] is null or id = any($1)) and dead_at is not null returning id
   )
   select id, pg_notify('platform_outbox', '') from revived`,
);

const backlog = prepared<Backlog>(
  'platform.backlog',
  `select
     (select count(*)::int from platform.outbox where due_at is not null) as waiting,
     (select count(*)::int from platform.outbox where dead_at is not null) as dead,
     (select coalesce(extract(epoch from now() - min(occurred_at)), 0)::float
      from platform.outbox where due_at is not null) as "oldestSeconds"`,
);

const removeDelivered = prepared<{ id: string }>(
  'platform.remove-delivered',
  `delete from platform.outbox where id in (
     select id from platform.outbox where done_at < now() - interval '7 days' limit 1000
   ) returning id`,
);
