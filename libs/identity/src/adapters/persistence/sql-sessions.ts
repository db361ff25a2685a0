import { Clock } from '@casewright/kernel';
import { CommandEvents } from '@casewright/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sessions } from '../../domain/people.repository';
import type { Session } from '../../domain/session';
import { SessionsEnded } from '../../domain/session.events';

@Injectable()
export class SqlSessions extends Sessions {
  constructor(
    private readonly em: EntityManager,
    private readonly events: CommandEvents,
    private readonly clock: Clock,
  ) {
    super();
  }

  add(session: Session): void {
    this.em.persist(session);
  }

  async end(tokenHash: string): Promise<void> {
    const [ended] = await this.em.execute<{ account_id: string }[]>(
      'delete from identity.sessions where token_hash = ? returning account_id',
      [tokenHash],
    );
    if (ended) this.record(ended.account_id);
  }

  async endOne(accountId: string, sessionId: string): Promise<boolean> {
    const ended = await this.em.execute<unknown[]>(
      'delete from identity.sessions where account_id = ? and id = ? returning id',
      [accountId, sessionId],
    );
    if (ended.length > 0) this.record(accountId);
    return ended.length > 0;
  }

  async endAll(accountId: string, exceptSessionId?: string): Promise<void> {
    const ended = await this.em.execute<unknown[]>(
      'delete from identity.sessions where account_id = ? and id is distinct from ?::uuid returning id',
      [accountId, exceptSessionId ?? null],
    );
    if (ended.length > 0) this.record(accountId);
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

  async weaken(accountId: string, exceptSessionId?: string): Promise<void> {
    await this.em.execute(
      'update identity.sessions set mfa = false where account_id = ? and id is distinct from ?::uuid',
      [accountId, exceptSessionId ?? null],
      'run',
    );
  }

  private record(accountId: string): void {
    this.events.record(new SessionsEnded(accountId, this.clock.now()));
  }
}
