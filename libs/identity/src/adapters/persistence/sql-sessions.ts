import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sessions } from '../../domain/people.repository';
import type { Session } from '../../domain/session';

@Injectable()
export class SqlSessions extends Sessions {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(session: Session): void {
    this.em.persist(session);
  }

  async end(tokenHash: string): Promise<string | undefined> {
    const [ended] = await this.em.execute<{ account_id: string }[]>(
      'delete from identity.sessions where token_hash = ? returning account_id',
      [tokenHash],
    );
    return ended?.account_id;
  }

  async endOne(accountId: string, sessionId: string): Promise<boolean> {
    const ended = await this.em.execute<unknown[]>(
      'delete from identity.sessions where account_id = ? and id = ? returning id',
      [accountId, sessionId],
    );
    return ended.length > 0;
  }

  async endAll(accountId: string, exceptSessionId?: string): Promise<boolean> {
    const ended = await this.em.execute<unknown[]>(
      'delete from identity.sessions where account_id = ? and id is distinct from ?::uuid returning id',
      [accountId, exceptSessionId ?? null],
    );
    return ended.length > 0;
  }

  async extend(sessionId: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
    await this.em.execute(
      'update identity.sessions set last_seen_at = ?, expires_at = ? where id = ?',
      [lastSeenAt, expiresAt, sessionId],
      'run',
    );
  }

  async rotate(accountId: string, tokenHash: string, newTokenHash: string, becomesMfa: boolean): Promise<void> {
    await this.em.execute(
      'update identity.sessions set token_hash = ?, mfa = mfa or ? where account_id = ? and token_hash = ?',
      [newTokenHash, becomesMfa, accountId, tokenHash],
      'run',
    );
  }

  async confirm(sessionId: string, at: Date): Promise<void> {
    await this.em.execute('update identity.sessions set confirmed_at = ? where id = ?', [at, sessionId], 'run');
  }

  async removeMfa(accountId: string): Promise<void> {
    await this.em.execute('update identity.sessions set mfa = false where account_id = ?', [accountId], 'run');
  }
}
