import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** Number of the version last approved by the seller at that time. Undefined if none. */
export class FindApprovedVersion extends Query<number | undefined> {
  constructor(
    readonly caseId: string,
    readonly at: Date,
  ) {
    super();
  }
}

const approved = prepared<{ readonly number: number }>(
  'pursuits.find-approved-version',
  `select number from pursuits.deliverables where case_id = $1 and approved_at <= $2
   order by number desc limit 1`,
);

@QueryHandler(FindApprovedVersion)
export class FindApprovedVersionHandler implements IQueryHandler<FindApprovedVersion> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ caseId, at }: FindApprovedVersion): Promise<number | undefined> {
    return (await this.sql.read(approved, [caseId, at]))[0]?.number;
  }
}
