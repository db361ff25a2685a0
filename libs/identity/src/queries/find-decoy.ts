import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface Decoy {
  readonly accountId: string;
  readonly hasTwoStep: boolean;
}

/** What somebody opened by signing up with an address that had an account; leaves this context never. */
export class FindDecoy extends Query<Decoy | undefined> {
  constructor(
    readonly email: string,
    readonly passwordHash: string,
  ) {
    super();
  }
}

const decoyOf = prepared<Decoy>(
  'identity.find-decoy',
  `select account.id as "accountId", authenticator.confirmed_at is not null as "hasTwoStep"
   from identity.accounts account left join identity.authenticators authenticator on authenticator.account_id = account.id
   where account.email = $1 and account.role = 'decoy' and account.password_hash = $2 order by account.created_at limit 1`,
);

@QueryHandler(FindDecoy)
export class FindDecoyHandler implements IQueryHandler<FindDecoy> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ email, passwordHash }: FindDecoy): Promise<Decoy | undefined> {
    const [decoy] = await this.sql.read(decoyOf, [email, passwordHash]);
    return decoy;
  }
}
