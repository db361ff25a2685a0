import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Flow, type FlowPurpose } from '../../domain/flow';
import { Flows } from '../../domain/sign-in-methods';

const BEGIN = 'insert into identity.flows (token_hash, purpose, account_id, about, expires_at) values (?, ?, ?, ?, ?)';
const HOLD = `
  select account_id as "accountId", about, expires_at as "expiresAt" from identity.flows
  where token_hash = ? and purpose = ? and expires_at > ? for update`;

interface Row {
  readonly accountId: string | null;
  readonly about: string | null;
  readonly expiresAt: string | Date;
}

@Injectable()
export class SqlFlows extends Flows {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async begin({ tokenHash, purpose, accountId, about, expiresAt }: Flow): Promise<void> {
    await this.em.execute(BEGIN, [tokenHash, purpose, accountId, about, expiresAt], 'run');
  }

  async hold(tokenHash: string, purpose: FlowPurpose, now: Date): Promise<Flow | undefined> {
    const [row] = await this.em.execute<Row[]>(HOLD, [tokenHash, purpose, now]);
    return row && new Flow(tokenHash, purpose, row.accountId, row.about, new Date(row.expiresAt));
  }

  async end(tokenHash: string): Promise<void> {
    await this.em.execute('delete from identity.flows where token_hash = ?', [tokenHash], 'run');
  }

  async endAll(accountId: string): Promise<void> {
    await this.em.execute('delete from identity.flows where account_id = ?', [accountId], 'run');
  }
}
