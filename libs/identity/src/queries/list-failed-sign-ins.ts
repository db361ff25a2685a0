import { prepared, SqlReader } from '@casewright/platform';
import type { SignInFailure } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ListedFailedSignIn {
  readonly network: string;
  readonly reason: SignInFailure;
  /** Within one hour. */
  readonly count: number;
  readonly lastAt: Date;
}

/** Of the last 30 days, the 20 newest first. */
export class ListFailedSignIns extends Query<readonly ListedFailedSignIn[]> {
  constructor(readonly accountId: string) {
    super();
  }
}

const failed = prepared<ListedFailedSignIn>(
  'identity.list-failed-sign-ins',
  `select network, reason, count, last_at as "lastAt" from identity.failed_sign_ins where account_id = $1
   order by last_at desc, network, reason limit 20`,
);

@QueryHandler(ListFailedSignIns)
export class ListFailedSignInsHandler implements IQueryHandler<ListFailedSignIns> {
  constructor(private readonly sql: SqlReader) {}

  execute({ accountId }: ListFailedSignIns): Promise<readonly ListedFailedSignIn[]> {
    return this.sql.read(failed, [accountId]);
  }
}
