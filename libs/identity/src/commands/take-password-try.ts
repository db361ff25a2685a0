import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TooManyPasswordTries } from '../domain/account.errors';
import { TriesBook } from '../domain/repositories';

/** Before the password of someone signed in is judged once more, so that many guesses at once cannot overtake the count. */
export class TakePasswordTry extends Command<void> {
  constructor(readonly accountId: string) {
    super();
  }
}

@CommandHandler(TakePasswordTry)
export class TakePasswordTryHandler implements ICommandHandler<TakePasswordTry> {
  constructor(
    private readonly book: TriesBook,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: TakePasswordTry): Promise<void> {
    const tries = await this.book.hold(accountId, 'confirm-password');
    const now = this.clock.now();
    const secondsLocked = tries.secondsLocked(now);
    if (secondsLocked > 0) throw new TooManyPasswordTries(secondsLocked);
    tries.take(now);
    await this.book.keep(accountId, tries);
  }
}
