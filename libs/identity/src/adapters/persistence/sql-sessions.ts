import { prepared, Sql } from '@casewright/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sessions } from '../../domain/people.repository';
import type { Session } from '../../domain/session';

const end = prepared<{ readonly accountId: string }>(
  'identity.end-session',
  'delete from identity.sessions where token_hash = $1 returning account_id as "accountId"',
);
const endOne = prepared<{ readonly id: string }>(
  'identity.end-session-of-account',
  'delete from identity.sessions where account_id = $1 and id = $2 returning id',
);
const endAll = prepared<{ readonly id: string }>(
  'identity.end-sessions',
  'delete from identity.sessions where account_id = $1 and id is distinct from $2::uuid returning id',
);
const extend = prepared(
  'identity.extend-session',
  'update identity.sessions set last_seen_at = $2, expires_at = $3 where id = $1',
);
const rotate = prepared(
  'identity.rotate-session',
  'update identity.sessions set token_hash = $3, mfa = mfa or $4 where account_id = $1 and token_hash = $2',
);
const confirm = prepared('identity.confirm-session', 'update identity.sessions set confirmed_at = $2 where id = $1');
const removeMfa = prepared('identity.remove-mfa', 'update identity.sessions set mfa = false where account_id = $1');

@Injectable()
export class SqlSessions extends Sessions {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  add(session: Session): void {
    this.em.persist(session);
  }

  async end(tokenHash: string): Promise<string | undefined> {
    return (await this.sql.run(end, [tokenHash]))[0]?.accountId;
  }

  async endOne(accountId: string, sessionId: string): Promise<boolean> {
    return (await this.sql.run(endOne, [accountId, sessionId])).length > 0;
  }

  async endAll(accountId: string, exceptSessionId?: string): Promise<boolean> {
    return (await this.sql.run(endAll, [accountId, exceptSessionId ?? null])).length > 0;
  }

  async extend(sessionId: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
    await this.sql.run(extend, [sessionId, lastSeenAt, expiresAt]);
  }

  async rotate(accountId: string, tokenHash: string, newTokenHash: string, becomesMfa: boolean): Promise<void> {
    await this.sql.run(rotate, [accountId, tokenHash, newTokenHash, becomesMfa]);
  }

  async confirm(sessionId: string, at: Date): Promise<void> {
    await this.sql.run(confirm, [sessionId, at]);
  }

  async removeMfa(accountId: string): Promise<void> {
    await this.sql.run(removeMfa, [accountId]);
  }
}
