import { Clock } from '@casewright/kernel';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ExtendSession } from '../commands/extend-session';
import { shouldSaveLastUse } from '../domain/session';
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
    const used = shouldSaveLastUse(session.lastSeenAt, now) ? await this.extend(session) : session;
    return { ...used, secondsLeft: Math.ceil((used.expiresAt.getTime() - now.getTime()) / 1000) };
  }

  private async extend(session: SessionView): Promise<SessionView> {
    const { sessionId, absoluteExpiresAt } = session;
    return { ...session, ...(await this.commands.execute(new ExtendSession(sessionId, absoluteExpiresAt))) };
  }
}
