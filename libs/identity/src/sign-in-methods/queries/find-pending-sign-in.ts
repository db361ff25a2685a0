import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface PendingSecondStep {
  readonly accountId: string;
}

export class FindPendingSignIn extends Query<PendingSecondStep | undefined> {
  constructor(readonly tokenHash: string) {
    super();
  }
}

const pendingOf = prepared<PendingSecondStep>(
  'identity.find-pending-sign-in',
  `select account_id as "accountId" from identity.pending_steps
   where token_hash = $1 and purpose = 'second-step' and expires_at > $2`,
);

@QueryHandler(FindPendingSignIn)
export class FindPendingSignInHandler implements IQueryHandler<FindPendingSignIn> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash }: FindPendingSignIn): Promise<PendingSecondStep | undefined> {
    return (await this.sql.read(pendingOf, [tokenHash, this.clock.now()]))[0];
  }
}
