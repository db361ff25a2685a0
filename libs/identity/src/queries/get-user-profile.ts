import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** A user as shown to admins. */
export interface UserProfile {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isAdmin: boolean;
  readonly joinedAt: Date;
  readonly termsVersion: string;
  readonly hasTwoStep: boolean;
  readonly passkeys: number;
  readonly deletionDueAt: Date | null;
  /** Accurate to 10 minutes; null without an open session. */
  readonly lastSeenAt: Date | null;
}

export class GetUserProfile extends Query<UserProfile | undefined> {
  constructor(readonly accountId: string) {
    super();
  }
}

const profile = prepared<UserProfile>(
  'identity.get-user-profile',
  `select id, first_name as "firstName", last_name as "lastName", email, email_verified as "emailVerified",
     role = 'admin' as "isAdmin", created_at as "joinedAt", terms_version as "termsVersion",
     exists (select from identity.authenticators one where one.account_id = account.id and confirmed_at is not null)
       as "hasTwoStep",
     (select count(*)::int from identity.passkeys one where one.account_id = account.id) as passkeys,
     deletion_due_at as "deletionDueAt",
     (select max(last_seen_at) from identity.sessions one where one.account_id = account.id and expires_at > $2)
       as "lastSeenAt"
   from identity.accounts account where id = $1`,
);

@QueryHandler(GetUserProfile)
export class GetUserProfileHandler implements IQueryHandler<GetUserProfile> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: GetUserProfile): Promise<UserProfile | undefined> {
    const [found] = await this.sql.read(profile, [accountId, this.clock.now()]);
    return found;
  }
}
