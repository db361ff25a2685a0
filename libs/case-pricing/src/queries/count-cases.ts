import { long, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class CountCases extends Query<number> {}

const counted = long<{ readonly count: number }>(
  'case-pricing.count-cases',
  'select count(*)::int as count from case_pricing.cases',
);

@QueryHandler(CountCases)
export class CountCasesHandler implements IQueryHandler<CountCases> {
  constructor(private readonly sql: SqlReader) {}

  async execute(): Promise<number> {
    const [cases] = await this.sql.read(counted, []);
    return cases?.count ?? 0;
  }
}
