import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../domain/people.repository';

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
  constructor(private readonly sessions: Sessions) {}

  execute({ accountId, sessionId }: EndOtherSessions): Promise<void> {
    return this.sessions.endAll(accountId, sessionId);
  }
}
