import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface Credentials {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly isVerified: boolean;
}

/** For judging a password; leaves this context never. */
export class FindCredentials extends Query<Credentials | undefined> {
  constructor(readonly email: string) {
    super();
  }
}

const credentialsOf = prepared<Credentials>(
  'identity.find-credentials',
  `select id as "accountId", password_hash as "passwordHash", email_verified as "isVerified"
   from identity.accounts where email = $1 and role <> 'decoy'`,
);

@QueryHandler(FindCredentials)
export class FindCredentialsHandler implements IQueryHandler<FindCredentials> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ email }: FindCredentials): Promise<Credentials | undefined> {
    const [credentials] = await this.sql.read(credentialsOf, [email]);
    return credentials;
  }
}
