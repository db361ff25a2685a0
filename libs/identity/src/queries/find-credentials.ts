import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface Credentials {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly isVerified: boolean;
  /** Whether the password is half of signing in only. */
  readonly hasTwoStep: boolean;
}

/** For judging a password; leaves this context never. */
export class FindCredentials extends Query<Credentials | undefined> {
  constructor(readonly email: string) {
    super();
  }
}

const credentialsOf = prepared<Credentials>(
  'identity.find-credentials',
  `select account.id as "accountId", account.password_hash as "passwordHash", account.email_verified as "isVerified",
     authenticator.confirmed_at is not null as "hasTwoStep"
   from identity.accounts account left join identity.authenticators authenticator on authenticator.account_id = account.id
   where account.email = $1 and account.role <> 'decoy'`,
);

@QueryHandler(FindCredentials)
export class FindCredentialsHandler implements IQueryHandler<FindCredentials> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ email }: FindCredentials): Promise<Credentials | undefined> {
    const [credentials] = await this.sql.read(credentialsOf, [email]);
    return credentials;
  }
}
