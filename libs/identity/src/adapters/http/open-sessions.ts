import { Clock } from '@casewright/kernel';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ExtendSession } from '../../commands/extend-session';
import { isUseWorthKeeping } from '../../domain/session';
import { GetSession, type SessionView } from '../../queries/get-session';
import { hashOfToken } from '../secrets/token';

/** What tokens open. To look is to use: a session in use does not end. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async find(token: string): Promise<SessionView | undefined> {
    const session = await this.queries.execute(new GetSession(hashOfToken(token)));
    if (!session || !isUseWorthKeeping(session.lastSeenAt, this.clock.now())) return session;
    return {
      ...session,
      ...(await this.commands.execute(new ExtendSession(session.sessionId, session.absoluteExpiresAt))),
    };
  }
}
