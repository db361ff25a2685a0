import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Reconciliation, Reconciliations } from '../../domain/reconciliation';

@Injectable()
export class SqlReconciliations extends Reconciliations {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add(reconciliation: Reconciliation): Promise<void> {
    const { askedBy, beganAt, endedAt, compared, repaired, differences } = reconciliation;
    await this.em.execute(
      `insert into billing.reconciliations (asked_by, began_at, ended_at, compared, repaired, differences)
       values (?, ?, ?, ?, ?::jsonb, ?::jsonb)`,
      [askedBy, beganAt, endedAt, compared, JSON.stringify(repaired), JSON.stringify(differences)],
      'run',
    );
  }
}
