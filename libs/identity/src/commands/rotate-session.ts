import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SessionBook } from '../domain/repositories';

/** Its owner may do more from now on: who knows the token of before may not. */
export class RotateSession extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly tokenHash: string,
    readonly newTokenHash: string,
    /** Whether a second factor was given in it. */
    readonly becomesStrong: boolean,
  ) {
    super();
  }
}

@CommandHandler(RotateSession)
export class RotateSessionHandler implements ICommandHandler<RotateSession> {
  constructor(private readonly sessions: SessionBook) {}

  async execute({ accountId, tokenHash, newTokenHash, becomesStrong }: RotateSession): Promise<void> {
    await this.sessions.rotate(accountId, tokenHash, newTokenHash, becomesStrong);
  }
}
