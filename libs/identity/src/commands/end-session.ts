import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NoSuchSession } from '../domain/account.errors';
import { Sessions } from '../domain/people.repository';

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
  constructor(private readonly sessions: Sessions) {}

  async execute({ accountId, sessionId }: EndSession): Promise<void> {
    if (!(await this.sessions.endOne(accountId, sessionId))) throw new NoSuchSession();
  }
}
