import { Audit, type AuditNote } from '@casewright/kernel';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../persistence/sql';
import { prepared, SqlReader } from '../persistence/sql-reader';
import { Transactions } from '../persistence/transactions';
import { type AuditedOperation, AuditedWorks } from './audited-work';

const append = prepared(
  'platform.append-audit-entry',
  `insert into platform.audit_entries
     (actor_kind, actor_id, actor, session_id, address, request_id, action, subject_kind, subject_id, details)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb)`,
);

/** A page that stays open and refetches is recorded once per interval. */
const SAME_READ_MINUTES = 30;

const sameRead = prepared<{ readonly isNoted: boolean }>(
  'platform.find-same-look',
  `select exists (
     select from platform.audit_entries where actor_id = $1 and happened_at > now() - interval '${SAME_READ_MINUTES} minutes'
       and session_id = $2 and action = $3 and subject_id is not distinct from $4 and details = $5::jsonb
   ) as "isNoted"`,
);

/** Writes each entry in the transaction of the change that it records. */
@Injectable()
export class AuditTrail extends Audit {
  private readonly recordedIn = new WeakSet<object>();

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly reader: SqlReader,
    private readonly transactions: Transactions,
    private readonly works: AuditedWorks,
  ) {
    super();
  }

  async record({ action, subject, details, actor, isOfEarlierOperation }: AuditNote): Promise<void> {
    const { current: work } = this.works;
    const who = actor ?? work?.actor;
    const name = action ?? work?.operation?.name;
    if (!name) throw new Error('What is recorded outside of an admin’s operation needs a name.');
    const about = subject ?? work?.operation?.subject;
    await this.sql.run(append, [
      // An explicit actor is an admin who is just signing in.
      actor ? 'admin' : (work?.actorKind ?? 'system'),
      who?.id ?? null,
      who?.name ?? null,
      who?.sessionId ?? null,
      work?.address ?? null,
      work?.requestId ?? null,
      name,
      about?.kind ?? null,
      about?.id ?? null,
      JSON.stringify(details ?? {}),
    ]);
    const transaction = this.em.getTransactionContext<object>();
    if (transaction && !isOfEarlierOperation) this.recordedIn.add(transaction);
  }

  /** Called before a command commits. Records the operation by its name if its commands recorded nothing. */
  async complete(facts: Facts = {}): Promise<void> {
    const operation = this.works.current?.operation;
    const transaction = this.em.getTransactionContext<object>();
    if (!operation || this.works.isRecorded || (transaction && this.recordedIn.has(transaction))) return;
    await this.record({ details: detailsOf({ facts: { ...operation.facts, ...facts } }) });
  }

  async hasRecordedRead(): Promise<boolean> {
    const { actor, operation } = this.works.current ?? {};
    if (!actor?.sessionId || !operation?.isRepeatable) return false;
    const { name, subject } = operation;
    const details = JSON.stringify(detailsOf(operation));
    const [found] = await this.reader.read(sameRead, [actor.id, actor.sessionId, name, subject?.id ?? null, details]);
    return found?.isNoted ?? false;
  }

  /** @param facts what came of it */
  async recordOperation(facts?: Facts): Promise<void> {
    if (!this.works.current?.operation || this.works.isRecorded) return;
    await this.transactions.run(() => this.complete(facts));
    this.works.recorded();
  }
}

type Facts = AuditedOperation['facts'];

const detailsOf = ({ facts }: Pick<AuditedOperation, 'facts'>) => ({ facts });
