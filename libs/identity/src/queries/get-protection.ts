import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface Protection {
  /** Whether a second factor is asked for after the password. */
  readonly hasTwoStep: boolean;
  readonly hasPasskeys: boolean;
  /** When whoever asks signed in. */
  readonly openedAt: Date;
}

/** What an account is protected with besides its password, as somebody in one of its sessions wants to change that. */
export class GetProtection extends Query<Protection | undefined> {
  constructor(readonly sessionId: string) {
    super();
  }
}

const protectionOf = prepared<Protection>(
  'identity.get-protection',
  `select exists (select from identity.authenticators one where one.account_id = session.account_id
       and one.confirmed_at is not null) as "hasTwoStep",
     exists (select from identity.passkeys one where one.account_id = session.account_id) as "hasPasskeys",
     session.opened_at as "openedAt"
   from identity.sessions session where session.id = $1`,
);

@QueryHandler(GetProtection)
export class GetProtectionHandler implements IQueryHandler<GetProtection> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ sessionId }: GetProtection): Promise<Protection | undefined> {
    const [protection] = await this.sql.read(protectionOf, [sessionId]);
    return protection;
  }
}
