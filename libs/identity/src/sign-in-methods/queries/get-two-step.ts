import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface TwoStep {
  readonly onSince: Date | null;
  readonly recoveryCodesLeft: number;
}

export class GetTwoStep extends Query<TwoStep> {
  constructor(readonly accountId: string) {
    super();
  }
}

const twoStepOf = prepared<TwoStep>(
  'identity.get-two-step',
  `select (select confirmed_at from identity.authenticators where account_id = $1) as "onSince",
     (select count(*)::int from identity.recovery_codes where account_id = $1) as "recoveryCodesLeft"`,
);

@QueryHandler(GetTwoStep)
export class GetTwoStepHandler implements IQueryHandler<GetTwoStep> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ accountId }: GetTwoStep): Promise<TwoStep> {
    const [twoStep] = await this.sql.read(twoStepOf, [accountId]);
    return twoStep ?? { onSince: null, recoveryCodesLeft: 0 };
  }
}
