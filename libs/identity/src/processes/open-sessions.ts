import { Clock } from '@casewright/kernel';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ExtendSession } from '../commands/extend-session';
import { currentExpiry, shouldSaveLastUse } from '../domain/session';
import { GetSession, type SessionView } from '../queries/get-session';
import { Tokens } from './tokens';

export interface FoundSession extends SessionView {
  /** Time left without further use. Not a date, because the browser's clock may be wrong. */
  readonly secondsLeft: number;
}

/** Finding a session extends it. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  async find(token: string | undefined): Promise<FoundSession | undefined> {
    const session = token && (await this.queries.execute(new GetSession(this.tokens.hashOf(token))));
    if (!session) return undefined;
    const now = this.clock.now();
    if (currentExpiry(session) <= now) return undefined;
    const used = shouldSaveLastUse(session.lastSeenAt, now) ? await this.extend(session, now) : session;
    const expiresAt = currentExpiry(used);
    return { ...used, expiresAt, secondsLeft: Math.ceil((expiresAt.getTime() - now.getTime()) / 1000) };
  }

  private async extend(session: SessionView, lastSeenAt: Date): Promise<SessionView> {
    const { sessionId, absoluteExpiresAt } = session;
    return {
      ...session,
      lastSeenAt,
      ...(await this.commands.execute(new ExtendSession(sessionId, absoluteExpiresAt))),
    };
  }
}
