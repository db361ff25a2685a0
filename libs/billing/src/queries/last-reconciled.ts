import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** Start of the last completed reconciliation. */
export class LastReconciled extends Query<Date | undefined> {}

const last = prepared<{ at: Date }>(
  'billing.last-reconciled',
  'select began_at as at from billing.reconciliations order by id desc limit 1',
);

@QueryHandler(LastReconciled)
export class LastReconciledHandler implements IQueryHandler<LastReconciled> {
  constructor(private readonly sql: SqlReader) {}

  async execute(): Promise<Date | undefined> {
    const [newest] = await this.sql.read(last, []);
    return newest?.at;
  }
}
