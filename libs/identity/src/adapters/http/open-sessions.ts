import { Clock } from '@casewright/kernel';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ExtendSession } from '../../commands/extend-session';
import { isUseWorthKeeping } from '../../domain/session';
import { GetSession, type SessionView } from '../../queries/get-session';
import { hashOfToken } from '../secrets/token';

export interface FoundSession extends SessionView {
  /** Until it ends unless it is used: not a moment, because the browser's clock may be wrong. */
  readonly secondsLeft: number;
}

/** What tokens open. To look is to use: a session in use does not end. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async find(token: string): Promise<FoundSession | undefined> {
    const session = await this.queries.execute(new GetSession(hashOfToken(token)));
    if (!session) return undefined;
    const now = this.clock.now();
    const used = isUseWorthKeeping(session.lastSeenAt, now) ? await this.extend(session) : session;
    return { ...used, secondsLeft: Math.ceil((used.expiresAt.getTime() - now.getTime()) / 1000) };
  }

  private async extend(session: SessionView): Promise<SessionView> {
    const { sessionId, absoluteExpiresAt } = session;
    return { ...session, ...(await this.commands.execute(new ExtendSession(sessionId, absoluteExpiresAt))) };
  }
}
