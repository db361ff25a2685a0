import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** Returns one batch. */
export class ListDueDeletions extends Query<readonly string[]> {}

const due = prepared<{ readonly id: string }>(
  'identity.list-due-deletions',
  'select id from identity.accounts where deletion_due_at <= $1 order by deletion_due_at limit 100',
);

@QueryHandler(ListDueDeletions)
export class ListDueDeletionsHandler implements IQueryHandler<ListDueDeletions> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<readonly string[]> {
    return (await this.sql.read(due, [this.clock.now()])).map(({ id }) => id);
  }
}
