import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface PursuitOfStartedCase {
  /** Null for another seller's case and for cases older than pursuits. */
  readonly pursuitId: string | null;
}

export class FindPursuitOfCase extends Query<PursuitOfStartedCase> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
  ) {
    super();
  }
}

const pursuit = prepared<{ readonly pursuitId: string }>(
  'pursuits.find-pursuit-of-case',
  'select pursuit_id as "pursuitId" from pursuits.cases where id = $1 and owner_id = $2',
);

@QueryHandler(FindPursuitOfCase)
export class FindPursuitOfCaseHandler implements IQueryHandler<FindPursuitOfCase> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, caseId }: FindPursuitOfCase): Promise<PursuitOfStartedCase> {
    const [found] = await this.sql.read(pursuit, [caseId, ownerId]);
    return { pursuitId: found?.pursuitId ?? null };
  }
}
