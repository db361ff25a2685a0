import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { Authenticator } from '../../domain/authenticator';
import { Authenticators } from '../../domain/sign-in-methods.repository';

interface Row {
  readonly sealedSecret: string;
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
  readonly addedAt: Date;
}

const find = prepared<Row>(
  'identity.find-authenticator',
  `select sealed_secret as "sealedSecret", confirmed_at as "confirmedAt", last_step::float8 as "lastStep",
     added_at as "addedAt"
   from identity.authenticators where account_id = $1`,
);
const save = prepared(
  'identity.save-authenticator',
  `insert into identity.authenticators (account_id, sealed_secret, confirmed_at, last_step, added_at)
   values ($1, $2, $3, $4, $5)
   on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, confirmed_at = excluded.confirmed_at,
     last_step = excluded.last_step, added_at = excluded.added_at`,
);
const forget = prepared('identity.forget-authenticator', 'delete from identity.authenticators where account_id = $1');

@Injectable()
export class SqlAuthenticators extends Authenticators {
  constructor(private readonly sql: Sql) {
    super();
  }

  async find(accountId: string): Promise<Authenticator | undefined> {
    const [row] = await this.sql.run(find, [accountId]);
    return row && new Authenticator(accountId, row.sealedSecret, row.confirmedAt, row.lastStep, row.addedAt);
  }

  async save({ accountId, sealedSecret, confirmedAt, lastStep, addedAt }: Authenticator): Promise<void> {
    await this.sql.run(save, [accountId, sealedSecret, confirmedAt, lastStep, addedAt]);
  }

  async forget(accountId: string): Promise<void> {
    await this.sql.run(forget, [accountId]);
  }
}
