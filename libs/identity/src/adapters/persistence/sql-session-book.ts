import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SessionBook } from '../../domain/repositories';
import type { Session } from '../../domain/session';

@Injectable()
export class SqlSessionBook extends SessionBook {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(session: Session): void {
    this.em.persist(session);
  }

  async end(tokenHash: string): Promise<void> {
    await this.em.execute('delete from identity.sessions where token_hash = ?', [tokenHash], 'run');
  }

  async endAll(accountId: string, exceptSessionId?: string): Promise<void> {
    await this.em.execute(
      'delete from identity.sessions where account_id = ? and id is distinct from ?::uuid',
      [accountId, exceptSessionId ?? null],
      'run',
    );
  }

  async extend(sessionId: string, expiresAt: Date): Promise<void> {
    await this.em.execute('update identity.sessions set expires_at = ? where id = ?', [expiresAt, sessionId], 'run');
  }

  async forgetExpired(accountId: string, now: Date): Promise<void> {
    await this.em.execute(
      'delete from identity.sessions where account_id = ? and expires_at <= ?',
      [accountId, now],
      'run',
    );
  }
}
