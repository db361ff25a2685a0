import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PendingStep, type PendingPurpose } from '../../domain/pending-step';
import { PendingSteps } from '../../domain/sign-in-methods.repository';

const BEGIN =
  'insert into identity.pending_steps (token_hash, purpose, account_id, about, expires_at) values (?, ?, ?, ?, ?)';
const HOLD = `
  select account_id as "accountId", about, expires_at as "expiresAt" from identity.pending_steps
  where token_hash = ? and purpose = ? and expires_at > ? for update`;

interface Row {
  readonly accountId: string | null;
  readonly about: string | null;
  readonly expiresAt: string | Date;
}

@Injectable()
export class SqlPendingSteps extends PendingSteps {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async begin({ tokenHash, purpose, accountId, about, expiresAt }: PendingStep): Promise<void> {
    await this.em.execute(BEGIN, [tokenHash, purpose, accountId, about, expiresAt], 'run');
  }

  async lock(tokenHash: string, purpose: PendingPurpose, now: Date): Promise<PendingStep | undefined> {
    const [row] = await this.em.execute<Row[]>(HOLD, [tokenHash, purpose, now]);
    return row && new PendingStep(tokenHash, purpose, row.accountId, row.about, new Date(row.expiresAt));
  }

  async end(tokenHash: string): Promise<void> {
    await this.em.execute('delete from identity.pending_steps where token_hash = ?', [tokenHash], 'run');
  }

  async endAll(accountId: string): Promise<void> {
    await this.em.execute('delete from identity.pending_steps where account_id = ?', [accountId], 'run');
  }
}
