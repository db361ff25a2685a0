import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { HOUR_MS } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CHANGE_WAITS_MS } from '../domain/email-change';
import { secondsUntilRequest } from '../../domain/email-code';

export interface PendingEmailChange {
  readonly email: string;
  readonly requestedAt: Date;
  readonly retryAfterSeconds: number;
}

export class GetEmailChange extends Query<PendingEmailChange | undefined> {
  constructor(readonly accountId: string) {
    super();
  }
}

const waiting = prepared<Omit<PendingEmailChange, 'retryAfterSeconds'> & { readonly issuedAt: readonly Date[] }>(
  'identity.get-email-change',
  `select new_email as email, requested_at as "requestedAt", array(
     select issued_at from identity.email_codes
     where account_id = $1 and purpose = 'change-email' and issued_at > $3) as "issuedAt"
   from identity.email_changes where account_id = $1 and made_at is null and requested_at > $2`,
);

@QueryHandler(GetEmailChange)
export class GetEmailChangeHandler implements IQueryHandler<GetEmailChange> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: GetEmailChange): Promise<PendingEmailChange | undefined> {
    const now = this.clock.now();
    const since = [CHANGE_WAITS_MS, HOUR_MS].map((ms) => new Date(now.getTime() - ms));
    const [found] = await this.sql.read(waiting, [accountId, ...since]);
    if (!found) return undefined;
    const { email, requestedAt, issuedAt } = found;
    return { email, requestedAt, retryAfterSeconds: secondsUntilRequest(issuedAt, now) };
  }
}
