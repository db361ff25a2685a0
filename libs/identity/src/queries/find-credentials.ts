import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { REGISTRATION_LIFETIME_MS } from '../domain/registration';

export interface Credentials {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly mustVerify: boolean;
  /** Whether the password is followed by a second step. */
  readonly hasTwoStep: boolean;
  readonly isKnownDevice: boolean;
}

/** Includes the password hash. Never leaves this context. */
export class FindCredentials extends Query<Credentials | undefined> {
  constructor(
    readonly email: string,
    readonly deviceTokenHash: string | undefined,
  ) {
    super();
  }
}

const credentialsOf = prepared<Credentials>(
  'identity.find-credentials',
  `select account.id as "accountId", account.password_hash as "passwordHash",
     not account.email_verified and account.created_at > $2 as "mustVerify",
     authenticator.confirmed_at is not null as "hasTwoStep",
     exists (select from identity.devices device
       where device.account_id = account.id and device.token_hash = $3) as "isKnownDevice"
   from identity.accounts account left join identity.authenticators authenticator on authenticator.account_id = account.id
   where account.email = $1`,
);

@QueryHandler(FindCredentials)
export class FindCredentialsHandler implements IQueryHandler<FindCredentials> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ email, deviceTokenHash }: FindCredentials): Promise<Credentials | undefined> {
    const youngSince = new Date(this.clock.now().getTime() - REGISTRATION_LIFETIME_MS);
    const [credentials] = await this.sql.read(credentialsOf, [email, youngSince, deviceTokenHash ?? null]);
    return credentials;
  }
}
