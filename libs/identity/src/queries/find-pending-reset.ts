import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface PendingReset {
  readonly email: string;
}

export class FindPendingReset extends Query<PendingReset | undefined> {
  constructor(readonly tokenHash: string) {
    super();
  }
}

const pendingOf = prepared<PendingReset>(
  'identity.find-pending-reset',
  `select about as email from identity.pending_steps
   where token_hash = $1 and purpose = 'reset-password' and expires_at > $2`,
);

@QueryHandler(FindPendingReset)
export class FindPendingResetHandler implements IQueryHandler<FindPendingReset> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash }: FindPendingReset): Promise<PendingReset | undefined> {
    return (await this.sql.read(pendingOf, [tokenHash, this.clock.now()]))[0];
  }
}
