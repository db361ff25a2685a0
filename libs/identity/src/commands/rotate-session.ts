import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../domain/repositories';

/** Its owner may do more from now on: who knows the token of before may not. */
export class RotateSession extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly tokenHash: string,
    readonly newTokenHash: string,
    /** Whether a second factor was given in it. */
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
