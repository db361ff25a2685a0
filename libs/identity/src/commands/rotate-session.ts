import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../domain/people.repository';

/** Replaces the session's token when its privileges change. */
export class RotateSession extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly tokenHash: string,
    readonly newTokenHash: string,
    readonly becomesMfa: boolean,
  ) {
    super();
  }
}

@CommandHandler(RotateSession)
export class RotateSessionHandler implements ICommandHandler<RotateSession> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ accountId, tokenHash, newTokenHash, becomesMfa }: RotateSession): Promise<void> {
    await this.sessions.rotate(accountId, tokenHash, newTokenHash, becomesMfa);
  }
}
