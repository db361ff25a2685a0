import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../domain/people.repository';
import { SessionsEnded } from '../domain/session.events';

export class EndOtherSessions extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(EndOtherSessions)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessions> {
  constructor(
    private readonly sessions: Sessions,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, sessionId }: EndOtherSessions): Promise<void> {
    const hasEnded = await this.sessions.endAll(accountId, sessionId);
    if (hasEnded) this.events.record(new SessionsEnded(accountId, this.clock.now()));
  }
}
