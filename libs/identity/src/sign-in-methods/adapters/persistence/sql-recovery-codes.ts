import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { RecoveryCodes } from '../../domain/sign-in-methods.repository';

const remove = prepared('identity.remove-recovery-codes', 'delete from identity.recovery_codes where account_id = $1');
const add = prepared(
  'identity.add-recovery-codes',
  `insert into identity.recovery_codes (account_id, code_hash)
   select $1::uuid, jsonb_array_elements_text($2::jsonb)`,
);
const spend = prepared<{ readonly accountId: string }>(
  'identity.spend-recovery-code',
  'delete from identity.recovery_codes where account_id = $1 and code_hash = $2 returning account_id as "accountId"',
);

@Injectable()
export class SqlRecoveryCodes extends RecoveryCodes {
  constructor(private readonly sql: Sql) {
    super();
  }

  async replace(accountId: string, codeHashes: readonly string[]): Promise<void> {
    await this.sql.run(remove, [accountId]);
    await this.sql.run(add, [accountId, JSON.stringify(codeHashes)]);
  }

  async spend(accountId: string, codeHash: string): Promise<boolean> {
    return (await this.sql.run(spend, [accountId, codeHash])).length > 0;
  }
}
