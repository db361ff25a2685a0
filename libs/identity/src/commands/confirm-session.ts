import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../domain/people.repository';

/** Records that the owner just entered their password. */
export class ConfirmSession extends Command<void> {
  constructor(readonly sessionId: string) {
    super();
  }
}

@CommandHandler(ConfirmSession)
export class ConfirmSessionHandler implements ICommandHandler<ConfirmSession> {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute({ sessionId }: ConfirmSession): Promise<void> {
    await this.sessions.confirm(sessionId, this.clock.now());
  }
}
