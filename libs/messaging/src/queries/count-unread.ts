import { quick, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface UnreadCount {
  readonly count: number;
}

export class CountUnread extends Query<UnreadCount> {
  constructor(readonly ownerId: string) {
    super();
  }
}

// The badge shows "99+" above 99 (S0 §9), so counting stops at 100.
const unreadOf = quick<UnreadCount>(
  'messaging.count-unread',
  `select count(*)::int as count from (
     select from messaging.copies
     where owner_id = $1 and is_received and read_at is null and deleted_at is null limit 100
   ) counted`,
);

@QueryHandler(CountUnread)
export class CountUnreadHandler implements IQueryHandler<CountUnread> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: CountUnread): Promise<UnreadCount> {
    const [unread] = await this.sql.read(unreadOf, [ownerId]);
    return unread ?? { count: 0 };
  }
}
