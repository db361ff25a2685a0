import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ListedSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly openedAt: Date;
  /** Accurate to 10 minutes. */
  readonly lastSeenAt: Date;
}

/** Open sessions, last used first. */
export class ListSessions extends Query<readonly ListedSession[]> {
  constructor(readonly accountId: string) {
    super();
  }
}

const open = prepared<ListedSession>(
  'identity.list-sessions',
  `select id, user_agent as "userAgent", opened_at as "openedAt", last_seen_at as "lastSeenAt" from identity.sessions
   where account_id = $1 and expires_at > $2 order by last_seen_at desc, id`,
);

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  execute({ accountId }: ListSessions): Promise<readonly ListedSession[]> {
    return this.sql.read(open, [accountId, this.clock.now()]);
  }
}
