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

  async endOne(accountId: string, sessionId: string): Promise<boolean> {
    const ended = await this.em.execute<unknown[]>(
      'delete from identity.sessions where account_id = ? and id = ? returning id',
      [accountId, sessionId],
    );
    return ended.length > 0;
  }

  async endAll(accountId: string, exceptSessionId?: string): Promise<void> {
    await this.em.execute(
      'delete from identity.sessions where account_id = ? and id is distinct from ?::uuid',
      [accountId, exceptSessionId ?? null],
      'run',
    );
  }

  async extend(sessionId: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
    await this.em.execute(
      'update identity.sessions set last_seen_at = ?, expires_at = ? where id = ?',
      [lastSeenAt, expiresAt, sessionId],
      'run',
    );
  }

  async rotate(accountId: string, tokenHash: string, newTokenHash: string, becomesStrong: boolean): Promise<void> {
    await this.em.execute(
      'update identity.sessions set token_hash = ?, strong = strong or ? where account_id = ? and token_hash = ?',
      [newTokenHash, becomesStrong, accountId, tokenHash],
      'run',
    );
  }

  async weaken(accountId: string, exceptSessionId?: string): Promise<void> {
    await this.em.execute(
      'update identity.sessions set strong = false where account_id = ? and id is distinct from ?::uuid',
      [accountId, exceptSessionId ?? null],
      'run',
    );
  }
}
