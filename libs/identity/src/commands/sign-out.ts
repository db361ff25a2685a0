import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../domain/people.repository';
import { SessionsEnded } from '../domain/session.events';

export class SignOut extends Command<void> {
  constructor(readonly tokenHash: string) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly sessions: Sessions,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash }: SignOut): Promise<void> {
    const accountId = await this.sessions.end(tokenHash);
    if (accountId) this.events.record(new SessionsEnded(accountId, this.clock.now()));
  }
}
