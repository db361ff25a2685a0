import { Audit, type AuditNote } from '@casewright/kernel';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../persistence/sql';
import { prepared } from '../persistence/sql-reader';
import { Transactions } from '../persistence/transactions';
import { AuditedWorks } from './audited-work';

const append = prepared(
  'platform.append-audit-entry',
  `insert into platform.audit_entries
     (actor_kind, actor_id, actor, session_id, address, request_id, action, subject_kind, subject_id, details)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb)`,
);

/** Writes entries in the transaction of what they record: either both are there or neither. */
@Injectable()
export class AuditTrail extends Audit {
  private readonly recordedIn = new WeakSet<object>();

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly works: AuditedWorks,
  ) {
    super();
  }

  async record({ action, subject, details, actor }: AuditNote): Promise<void> {
    const { current: work } = this.works;
    const who = actor ?? work?.actor;
    const name = action ?? work?.operation?.name;
    if (!name) throw new Error('What is recorded outside of an admin’s operation needs a name.');
    const about = subject ?? work?.operation?.subject;
    await this.sql.run(append, [
      // Somebody signs in before anyone is signed in.
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
    if (transaction) this.recordedIn.add(transaction);
  }

  /** At the end of the transaction of a command: an operation whose commands recorded nothing is recorded by its name. */
  async complete(): Promise<void> {
    const operation = this.works.current?.operation;
    const transaction = this.em.getTransactionContext<object>();
    if (!operation || this.works.isRecorded || (transaction && this.recordedIn.has(transaction))) return;
    await this.record({ details: { facts: operation.facts } });
  }

  /** An operation that sent no command, such as a look at somebody's data. */
  async noteOperation(): Promise<void> {
    if (!this.works.current?.operation || this.works.isRecorded) return;
    await this.transactions.run(() => this.complete());
    this.works.recorded();
  }
}
