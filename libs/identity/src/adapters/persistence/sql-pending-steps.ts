import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { PendingStep, type PendingPurpose } from '../../domain/pending-step';
import { PendingSteps } from '../../domain/people.repository';

const begin = prepared(
  'identity.begin-step',
  `insert into identity.pending_steps (token_hash, purpose, account_id, about, expires_at) values ($1, $2, $3, $4, $5)`,
);
const lock = prepared<Pick<PendingStep, 'accountId' | 'about' | 'expiresAt'>>(
  'identity.lock-step',
  `select account_id as "accountId", about, expires_at as "expiresAt" from identity.pending_steps
   where token_hash = $1 and purpose = $2 and expires_at > $3 for update`,
);
const end = prepared('identity.end-step', 'delete from identity.pending_steps where token_hash = $1');
const endAll = prepared('identity.end-steps', 'delete from identity.pending_steps where account_id = $1');

@Injectable()
export class SqlPendingSteps extends PendingSteps {
  constructor(private readonly sql: Sql) {
    super();
  }

  async begin({ tokenHash, purpose, accountId, about, expiresAt }: PendingStep): Promise<void> {
    await this.sql.run(begin, [tokenHash, purpose, accountId, about, expiresAt]);
  }

  async lock(tokenHash: string, purpose: PendingPurpose, now: Date): Promise<PendingStep | undefined> {
    const [row] = await this.sql.run(lock, [tokenHash, purpose, now]);
    return row && new PendingStep(tokenHash, purpose, row.accountId, row.about, row.expiresAt);
  }

  async end(tokenHash: string): Promise<void> {
    await this.sql.run(end, [tokenHash]);
  }

  async endAll(accountId: string): Promise<void> {
    await this.sql.run(endAll, [accountId]);
  }
}
