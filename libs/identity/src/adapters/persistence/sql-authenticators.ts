import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Authenticator } from '../../domain/authenticator';
import { Authenticators } from '../../domain/sign-in-methods.repository';

const FIND = `
  select sealed_secret as "sealedSecret", confirmed_at as "confirmedAt", last_step::float8 as "lastStep",
    added_at as "addedAt"
  from identity.authenticators where account_id = ?`;

const SAVE = `
  insert into identity.authenticators (account_id, sealed_secret, confirmed_at, last_step, added_at)
  values (?, ?, ?, ?, ?)
  on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, confirmed_at = excluded.confirmed_at,
    last_step = excluded.last_step, added_at = excluded.added_at`;

interface Row {
  readonly sealedSecret: string;
  readonly confirmedAt: string | Date | null;
  readonly lastStep: number;
  readonly addedAt: string | Date;
}

@Injectable()
export class SqlAuthenticators extends Authenticators {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async find(accountId: string): Promise<Authenticator | undefined> {
    const [row] = await this.em.execute<Row[]>(FIND, [accountId]);
    if (!row) return undefined;
    const { sealedSecret, confirmedAt, lastStep, addedAt } = row;
    const confirmed = confirmedAt === null ? null : new Date(confirmedAt);
    return new Authenticator(accountId, sealedSecret, confirmed, lastStep, new Date(addedAt));
  }

  async save({ accountId, sealedSecret, confirmedAt, lastStep, addedAt }: Authenticator): Promise<void> {
    await this.em.execute(SAVE, [accountId, sealedSecret, confirmedAt, lastStep, addedAt], 'run');
  }

  async forget(accountId: string): Promise<void> {
    await this.em.execute('delete from identity.authenticators where account_id = ?', [accountId], 'run');
  }
}
