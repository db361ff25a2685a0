import { long, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class CountCasesOfPursuits extends Query<number> {}

const counted = long<{ readonly cases: number }>(
  'pursuits.count-cases',
  'select count(*)::int as cases from pursuits.cases',
);

@QueryHandler(CountCasesOfPursuits)
export class CountCasesOfPursuitsHandler implements IQueryHandler<CountCasesOfPursuits> {
  constructor(private readonly sql: SqlReader) {}

  async execute(): Promise<number> {
    const [found] = await this.sql.read(counted, []);
    return found?.cases ?? 0;
  }
}
