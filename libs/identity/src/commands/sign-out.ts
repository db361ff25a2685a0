import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../domain/people.repository';

export class SignOut extends Command<void> {
  constructor(readonly tokenHash: string) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ tokenHash }: SignOut): Promise<void> {
    await this.sessions.end(tokenHash);
  }
}
