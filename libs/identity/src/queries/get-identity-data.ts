import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** Everything stored about one user, without secrets and hashes. */
export class GetIdentityData extends Query<Readonly<Record<string, readonly object[]>>> {
  constructor(readonly accountId: string) {
    super();
  }
}

/** Selects whole rows, so that new columns are exported, too. */
const rowsOf = (table: string, columns: string, where = 'account_id') =>
  prepared<{ readonly data: object }>(
    `identity.get-own-${table}`,
    `select to_jsonb(kept) ${columns} as data from identity.${table} kept where ${where} = $1`,
  );

const tables = {
  account: rowsOf('accounts', `- 'password_hash'`, 'id'),
  sessions: rowsOf('sessions', `- 'account_id' - 'token_hash'`),
  devices: rowsOf('devices', `- 'account_id' - 'token_hash'`),
  authenticators: rowsOf('authenticators', `- 'account_id' - 'sealed_secret'`),
  emailChanges: rowsOf('email_changes', `- 'account_id'`),
  passkeys: rowsOf('passkeys', `- 'account_id' - 'credential_id' - 'public_key'`),
  failedSignIns: rowsOf('failed_sign_ins', `- 'account_id' - 'target_hash'`),
  codes: rowsOf('email_codes', `- 'account_id'`),
  roleChanges: rowsOf('role_changes', `- 'account_id'`),
};

@QueryHandler(GetIdentityData)
export class GetIdentityDataHandler implements IQueryHandler<GetIdentityData> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ accountId }: GetIdentityData): Promise<Readonly<Record<string, readonly object[]>>> {
    const result: Record<string, readonly object[]> = {};
    for (const [name, rows] of Object.entries(tables)) {
      result[name] = (await this.sql.read(rows, [accountId])).map(({ data }) => data);
    }
    return result;
  }
}
