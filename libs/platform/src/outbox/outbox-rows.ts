import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { type Prepared, prepared } from '../persistence/sql-reader';

/** Enough for what one worker does at once; opened when needed, so that a process that delivers nothing has none. */
const MAX_CONNECTIONS = 4;
const MAX_ERROR_LENGTH = 1_000;

export interface ClaimedNews {
  readonly id: string;
  readonly type: string;
  readonly relayedBefore: boolean;
}

export interface PendingNews {
  readonly type: string;
  readonly payload: object;
  readonly occurredAt: Date;
  readonly attempts: number;
  /** The reactions that need not run again. */
  readonly reacted: readonly string[];
}

export interface DeadNews {
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

/** What becomes of news after it was written: every statement that moves it on, each whole in itself. */
export class OutboxRows implements OnApplicationShutdown {
  private readonly pool: Pool;

  constructor(connectionString: string) {
    this.pool = new Pool({ connectionString, max: MAX_CONNECTIONS });
    // Without a listener, a connection that drops while idle takes the process with it.
    this.pool.on('error', (error) => new Logger(OutboxRows.name).warn(error.message));
  }

  /** Takes what is due, each row for one relay only, and promises to come back to it after the lease. */
  claim(limit: number, leaseMs: number): Promise<ClaimedNews[]> {
    return this.run(claim, limit, leaseMs);
  }

  /** For news that could not be handed on. */
  async giveBack(ids: readonly string[]): Promise<void> {
    await this.run(giveBack, ids);
  }

  /** For news that nobody here reacts to. A newer worker may: it is done only when none came within the hour. */
  async setAside(ids: readonly string[]): Promise<void> {
    await this.run(setAside, ids);
  }

  async pending(id: string): Promise<PendingNews | undefined> {
    const [news] = await this.run(pending, id);
    return news;
  }

  async recordReaction(id: string, reaction: string): Promise<void> {
    await this.run(recordReaction, id, reaction);
  }

  /** Forgets the payload, which nobody needs any more and which may hold a code that was mailed. */
  async markDone(id: string, lastReaction?: string): Promise<void> {
    await this.run(markDone, id, lastReaction);
  }

  async recordFailure(id: string, error: string, nextLookMs: number): Promise<void> {
    await this.run(recordFailure, id, error.slice(0, MAX_ERROR_LENGTH), nextLookMs);
  }

  async markDead(id: string, error: string): Promise<void> {
    await this.run(markDead, id, error.slice(0, MAX_ERROR_LENGTH));
  }

  dead(limit: number): Promise<DeadNews[]> {
    return this.run(dead, limit);
  }

  /** @returns how many of these were dead, and are due again */
  async revive(ids: readonly string[]): Promise<number> {
    return (await this.run(revive, ids)).length;
  }

  async backlog(): Promise<Backlog> {
    const [counts] = await this.run(backlog);
    return counts ?? { waiting: 0, dead: 0, oldestSeconds: 0 };
  }

  /** @returns how many were removed, a bounded number at once */
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

// A cursor on ids would lose rows, which commit in another order than they were written: each row says itself that it is due.
const claim = prepared<ClaimedNews>(
  'platform.claim-news',
  `with due as materialized (
     select id, relayed_at from platform.outbox
     where due_at <= now() order by due_at limit $1 for update skip locked
   )
   update platform.outbox as news
   set relayed_at = now(), due_at = now() + $2 * interval '1 millisecond'
   from due where news.id = due.id
   returning news.id, news.type, due.relayed_at is not null as "relayedBefore"`,
);

const giveBack = prepared(
  'platform.give-back-news',
  `update platform.outbox set due_at = now() where id = any($1) and due_at is not null`,
);

const setAside = prepared(
  'platform.set-news-aside',
  `update platform.outbox
   set relayed_at = null,
       due_at = case when occurred_at > now() - interval '1 hour' then now() + interval '10 minutes' end,
       done_at = case when occurred_at > now() - interval '1 hour' then null else now() end
   where id = any($1) and due_at is not null`,
);

const pending = prepared<PendingNews>(
  'platform.pending-news',
  `select type, payload, occurred_at as "occurredAt", attempts,
     array(select reaction from platform.reactions where event_id = id) as reacted
   from platform.outbox where id = $1 and done_at is null`,
);

const recordReaction = prepared(
  'platform.record-reaction',
  'insert into platform.reactions (event_id, reaction) values ($1, $2) on conflict do nothing',
);

const markDone = prepared(
  'platform.mark-news-done',
  `with done as (
     update platform.outbox set done_at = now(), dead_at = null, due_at = null, payload = '{}'
     where id = $1 and done_at is null returning id
   )
   insert into platform.reactions (event_id, reaction)
   select id, $2 from done where $2::text is not null on conflict do nothing`,
);

const recordFailure = prepared(
  'platform.record-failure',
  `update platform.outbox
   set attempts = attempts + 1, last_error = $2, dead_at = null, due_at = now() + $3 * interval '1 millisecond'
   where id = $1 and done_at is null`,
);

const markDead = prepared(
  'platform.mark-news-dead',
  `update platform.outbox
   set attempts = attempts + 1, last_error = $2, dead_at = now(), due_at = null
   where id = $1 and done_at is null`,
);

const dead = prepared<DeadNews>(
  'platform.dead-news',
  `select id, type, occurred_at as "occurredAt", dead_at as "deadAt", attempts, last_error as "lastError"
   from platform.outbox where dead_at is not null order by dead_at desc limit $1`,
);

const revive = prepared<{ id: string }>(
  'platform.revive-news',
  `with revived as (
     update platform.outbox set dead_at = null, attempts = 0, due_at = now()
     where id = any($1) and dead_at is not null returning id
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
