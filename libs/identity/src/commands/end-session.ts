import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SessionNotFound } from '../domain/account.errors';
import { Sessions } from '../domain/people.repository';
import { SessionsEnded } from '../domain/session.events';

export class EndSession extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly sessions: Sessions,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, sessionId }: EndSession): Promise<void> {
    if (!(await this.sessions.endOne(accountId, sessionId))) throw new SessionNotFound();
    this.events.record(new SessionsEnded(accountId, this.clock.now()));
  }
}
