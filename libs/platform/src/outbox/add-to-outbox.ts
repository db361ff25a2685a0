import { type DomainEvent, IntegrationEvent } from '@casewright/kernel';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CommandTransaction } from '../persistence/command-transaction';
import { prepared } from '../persistence/sql-reader';

const ADD = prepared(
  'platform.add-news',
  `insert into platform.outbox (id, type, payload, occurred_at)
   select id, type, payload, occurred_at
   from jsonb_to_recordset($1::jsonb) as news (id uuid, type text, payload jsonb, occurred_at timestamptz)`,
);

/** News on its way out of a context: written with what caused it, sent afterwards. */
export function addToOutbox(em: EntityManager, happened: readonly DomainEvent[]): void {
  const events = happened.filter((event) => event instanceof IntegrationEvent);
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    id: crypto.randomUUID(),
    type: event.type,
    payload: { ...event },
    occurred_at: event.occurredAt,
  }));
  CommandTransaction.of(em).send(ADD, [JSON.stringify(rows)]);
}
