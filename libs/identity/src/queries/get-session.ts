import { Clock } from '@casewright/kernel';
import { quick, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface SessionView {
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly absoluteExpiresAt: Date;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
  /** When the owner last confirmed the session with a password or a passkey. */
  readonly confirmedAt: Date | null;
  readonly isMfa: boolean;
  readonly hasTwoStep: boolean;
  readonly hasPasskeys: boolean;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isAdmin: boolean;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly deletionDueAt: Date | null;
}

export class GetSession extends Query<SessionView | undefined> {
  constructor(readonly tokenHash: string) {
    super();
  }
}

// Reads the role on every request, so that new admins need not sign in again.
const sessionOf = quick<SessionView>(
  'identity.get-session',
  `select session.id as "sessionId", session.expires_at as "expiresAt",
     session.absolute_expires_at as "absoluteExpiresAt", session.opened_at as "openedAt", session.last_seen_at as "lastSeenAt",
     session.confirmed_at as "confirmedAt", session.mfa as "isMfa", authenticator.confirmed_at is not null as "hasTwoStep",
     exists (select from identity.passkeys one where one.account_id = account.id) as "hasPasskeys",
     account.id as "userId", account.email, account.first_name as "firstName", account.last_name as "lastName", account.role = 'admin' as "isAdmin",
     account.email_verified as "emailVerified", account.created_at as "createdAt",
     account.deletion_due_at as "deletionDueAt"
   from identity.sessions session join identity.accounts account on account.id = session.account_id
     left join identity.authenticators authenticator on authenticator.account_id = account.id
   where session.token_hash = $1 and session.expires_at > $2`,
);

@QueryHandler(GetSession)
export class GetSessionHandler implements IQueryHandler<GetSession> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash }: GetSession): Promise<SessionView | undefined> {
    const [session] = await this.sql.read(sessionOf, [tokenHash, this.clock.now()]);
    return session;
  }
}
