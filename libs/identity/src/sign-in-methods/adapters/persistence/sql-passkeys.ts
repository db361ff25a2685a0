import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { Passkey } from '../../domain/passkey';
import { Passkeys } from '../../domain/sign-in-methods.repository';

interface Row {
  readonly id: string;
  readonly accountId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
  readonly name: string;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

const PASSKEYS = `
  select id, account_id as "accountId", credential_id as "credentialId", public_key as "publicKey",
    sign_count::float8 as "signCount", transports, is_synced as "isSynced", name, added_at as "addedAt",
    last_used_at as "lastUsedAt"
  from identity.passkeys`;
const ofAccount = prepared<Row>(
  'identity.passkeys-of-account',
  `${PASSKEYS} where account_id = $1 order by added_at, id`,
);
const withCredential = prepared<Row>('identity.passkey-with-credential', `${PASSKEYS} where credential_id = $1`);
const add = prepared(
  'identity.add-passkey',
  `insert into identity.passkeys (id, account_id, credential_id, public_key, sign_count, transports, is_synced, name,
     added_at, last_used_at)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10)
   on conflict (credential_id) do nothing returning id`,
);
const save = prepared(
  'identity.save-passkey',
  'update identity.passkeys set sign_count = $2, is_synced = $3, name = $4, last_used_at = $5 where id = $1',
);
const remove = prepared('identity.remove-passkey', 'delete from identity.passkeys where id = $1');
const removeAll = prepared('identity.remove-passkeys', 'delete from identity.passkeys where account_id = $1');

@Injectable()
export class SqlPasskeys extends Passkeys {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(accountId: string): Promise<readonly Passkey[]> {
    return (await this.sql.run(ofAccount, [accountId])).map(passkeyOf);
  }

  async withCredential(credentialId: string): Promise<Passkey | undefined> {
    return (await this.sql.run(withCredential, [credentialId])).map(passkeyOf)[0];
  }

  async add(passkey: Passkey): Promise<boolean> {
    const { id, accountId, credentialId, publicKey, signCount, transports, isSynced, name, addedAt } = passkey;
    const key = [id, accountId, credentialId, publicKey, signCount, JSON.stringify(transports)];
    return (await this.sql.run(add, [...key, isSynced, name, addedAt, passkey.lastUsedAt])).length > 0;
  }

  async save({ id, signCount, isSynced, name, lastUsedAt }: Passkey): Promise<void> {
    await this.sql.run(save, [id, signCount, isSynced, name, lastUsedAt]);
  }

  async remove(passkeyId: string): Promise<void> {
    await this.sql.run(remove, [passkeyId]);
  }

  async removeAll(accountId: string): Promise<void> {
    await this.sql.run(removeAll, [accountId]);
  }
}

const passkeyOf = (row: Row): Passkey =>
  new Passkey(
    row.id,
    row.accountId,
    row.credentialId,
    row.publicKey,
    row.signCount,
    row.transports,
    row.isSynced,
    row.name,
    row.addedAt,
    row.lastUsedAt,
  );
