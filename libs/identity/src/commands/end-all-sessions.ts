import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../domain/people.repository';
import { SessionsEnded } from '../domain/session.events';

export class EndAllSessions extends Command<void> {
  constructor(readonly accountId: string) {
    super();
  }
}

@CommandHandler(EndAllSessions)
export class EndAllSessionsHandler implements ICommandHandler<EndAllSessions> {
  constructor(
    private readonly sessions: Sessions,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: EndAllSessions): Promise<void> {
    const hasEnded = await this.sessions.endAll(accountId);
    if (hasEnded) this.events.record(new SessionsEnded(accountId, this.clock.now()));
  }
}
