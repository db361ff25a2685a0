import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Passkey } from '../../domain/passkey';
import { Passkeys } from '../../domain/sign-in-methods.repository';

const FIND = `
  select id, account_id as "accountId", credential_id as "credentialId", public_key as "publicKey",
    sign_count::float8 as "signCount", transports, is_synced as "isSynced", name, added_at as "addedAt",
    last_used_at as "lastUsedAt"
  from identity.passkeys`;

const ADD = `
  insert into identity.passkeys (id, account_id, credential_id, public_key, sign_count, transports, is_synced, name, added_at,
    last_used_at)
  values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?)
  on conflict (credential_id) do nothing returning id`;

const SAVE = 'update identity.passkeys set sign_count = ?, is_synced = ?, name = ?, last_used_at = ? where id = ?';

interface Row {
  readonly id: string;
  readonly accountId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
  readonly name: string;
  readonly addedAt: string | Date;
  readonly lastUsedAt: string | Date | null;
}

@Injectable()
export class SqlPasskeys extends Passkeys {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async of(accountId: string): Promise<readonly Passkey[]> {
    return (await this.em.execute<Row[]>(`${FIND} where account_id = ? order by added_at, id`, [accountId])).map(keyOf);
  }

  async withCredential(credentialId: string): Promise<Passkey | undefined> {
    return (await this.em.execute<Row[]>(`${FIND} where credential_id = ?`, [credentialId])).map(keyOf)[0];
  }

  async add(passkey: Passkey): Promise<boolean> {
    const { id, accountId, credentialId, publicKey, signCount, transports, isSynced, name, addedAt } = passkey;
    const key = [id, accountId, credentialId, publicKey, signCount, JSON.stringify(transports)];
    const added = await this.em.execute<unknown[]>(ADD, [...key, isSynced, name, addedAt, passkey.lastUsedAt]);
    return added.length > 0;
  }

  async save({ id, signCount, isSynced, name, lastUsedAt }: Passkey): Promise<void> {
    await this.em.execute(SAVE, [signCount, isSynced, name, lastUsedAt, id], 'run');
  }

  async remove(passkeyId: string): Promise<void> {
    await this.em.execute('delete from identity.passkeys where id = ?', [passkeyId], 'run');
  }

  async removeAll(accountId: string): Promise<void> {
    await this.em.execute('delete from identity.passkeys where account_id = ?', [accountId], 'run');
  }
}

const keyOf = ({ addedAt, lastUsedAt, ...row }: Row): Passkey =>
  new Passkey(
    row.id,
    row.accountId,
    row.credentialId,
    row.publicKey,
    row.signCount,
    row.transports,
    row.isSynced,
    row.name,
    new Date(addedAt),
    lastUsedAt === null ? null : new Date(lastUsedAt),
  );
