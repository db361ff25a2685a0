import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** What somebody opened by signing up with an address that had an account; leaves this context never. */
export class FindDecoy extends Query<string | undefined> {
  constructor(
    readonly email: string,
    readonly passwordHash: string,
  ) {
    super();
  }
}

const decoyOf = prepared<{ readonly id: string }>(
  'identity.find-decoy',
  `select id from identity.accounts where email = $1 and role = 'decoy' and password_hash = $2 order by created_at limit 1`,
);

@QueryHandler(FindDecoy)
export class FindDecoyHandler implements IQueryHandler<FindDecoy> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ email, passwordHash }: FindDecoy): Promise<string | undefined> {
    const [decoy] = await this.sql.read(decoyOf, [email, passwordHash]);
    return decoy?.id;
  }
}
