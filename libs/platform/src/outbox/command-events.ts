import { AggregateRoot, type DomainEvent, type Events, IntegrationEvent } from '@casewright/kernel';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../persistence/sql';
import { prepared } from '../persistence/sql-reader';

const add = prepared(
  'platform.add-events',
  `insert into platform.outbox (id, type, version, payload, occurred_at)
   select id, type, version, payload, occurred_at
   from jsonb_to_recordset($1::jsonb) as event (id uuid, type text, version smallint, payload jsonb, occurred_at timestamptz)`,
);

/** The outbox refused the events of a command, which is rolled back. */
export class EventsNotAccepted extends Error {
  constructor(cause: unknown) {
    super('The outbox did not accept the events.', { cause });
  }
}

@Injectable()
export class CommandEvents implements Events {
  /** Aggregates that MikroORM does not manage, by transaction. */
  private readonly tracked = new WeakMap<object, AggregateRoot[]>();

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  track(root: AggregateRoot): void {
    const transaction = this.em.getTransactionContext<object>();
    if (!transaction) throw new Error('Only a command changes an aggregate.');
    this.tracked.set(transaction, [...(this.tracked.get(transaction) ?? []), root]);
  }

  record(event: DomainEvent): void {
    this.track(new Occurrence(event));
  }

  /** Writes integration events to the outbox in the command's transaction. */
  async collect(): Promise<void> {
    const events = this.changed().flatMap((root) => root.releaseEvents());
    const rows = events
      .filter((event) => event instanceof IntegrationEvent)
      .map((event) => ({
        id: crypto.randomUUID(),
        type: event.type,
        version: event.version,
        payload: { ...event },
        occurred_at: event.occurredAt,
      }));
    if (rows.length === 0) return;
    await this.sql.run(add, [JSON.stringify(rows)]).catch((cause: unknown) => {
      throw new EventsNotAccepted(cause);
    });
  }

  private changed(): readonly AggregateRoot[] {
    const work = this.em.getUnitOfWork();
    const managed = new Set([...work.getIdentityMap().values(), ...work.getPersistStack(), ...work.getRemoveStack()]);
    const tracked = this.tracked.get(this.em.getTransactionContext<object>() ?? this) ?? [];
    return [...[...managed].filter((entity) => entity instanceof AggregateRoot), ...tracked];
  }
}

class Occurrence extends AggregateRoot {
  constructor(event: DomainEvent) {
    super();
    this.record(event);
  }
}
