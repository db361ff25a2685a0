import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { Reconciliation } from '../../domain/reconciliation';
import { Reconciliations } from '../../domain/reconciliation.repository';

const add = prepared(
  'billing.add-reconciliation',
  `insert into billing.reconciliations (asked_by, began_at, ended_at, compared, repaired, differences)
   values ($1, $2, $3, $4, $5, $6)`,
);

@Injectable()
export class SqlReconciliations extends Reconciliations {
  constructor(private readonly sql: Sql) {
    super();
  }

  async add(reconciliation: Reconciliation): Promise<void> {
    const { askedBy, beganAt, endedAt, compared, repaired, differences } = reconciliation;
    const found = [JSON.stringify(repaired), JSON.stringify(differences)];
    await this.sql.run(add, [askedBy, beganAt, endedAt, compared, ...found]);
  }
}
