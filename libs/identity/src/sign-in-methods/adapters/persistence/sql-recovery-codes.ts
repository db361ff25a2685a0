import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RecoveryCodes } from '../../domain/sign-in-methods.repository';

const REPLACE = `
  insert into identity.recovery_codes (account_id, code_hash)
  select ?::uuid, jsonb_array_elements_text(?::jsonb)`;
const SPEND = 'delete from identity.recovery_codes where account_id = ? and code_hash = ? returning code_hash';

@Injectable()
export class SqlRecoveryCodes extends RecoveryCodes {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async replace(accountId: string, codeHashes: readonly string[]): Promise<void> {
    await this.em.execute('delete from identity.recovery_codes where account_id = ?', [accountId], 'run');
    await this.em.execute(REPLACE, [accountId, JSON.stringify(codeHashes)], 'run');
  }

  async spend(accountId: string, codeHash: string): Promise<boolean> {
    return (await this.em.execute<unknown[]>(SPEND, [accountId, codeHash])).length > 0;
  }
}
