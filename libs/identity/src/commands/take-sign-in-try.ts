import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TooManySignInTries } from '../domain/account.errors';
import { TriesBook } from '../domain/repositories';

/** Before a password is judged, so that many guesses at once cannot overtake the count. A right one is given back. */
export class TakeSignInTry extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(TakeSignInTry)
export class TakeSignInTryHandler implements ICommandHandler<TakeSignInTry> {
  constructor(
    private readonly book: TriesBook,
    private readonly clock: Clock,
  ) {}

  async execute({ email }: TakeSignInTry): Promise<void> {
    const tries = await this.book.hold(email, 'sign-in');
    const now = this.clock.now();
    const secondsLocked = tries.secondsLocked(now);
    if (secondsLocked > 0) throw new TooManySignInTries(secondsLocked);
    tries.take(now);
    await this.book.keep(email, tries);
  }
}
