import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TriesBook } from '../domain/repositories';
import { release, type TakenTry } from './take-sign-in-try';

/** No wrong password was judged. */
export class ReturnTries extends Command<void> {
  constructor(readonly tries: readonly TakenTry[]) {
    super();
  }
}

@CommandHandler(ReturnTries)
export class ReturnTriesHandler implements ICommandHandler<ReturnTries> {
  constructor(private readonly book: TriesBook) {}

  execute({ tries }: ReturnTries): Promise<void> {
    return release(this.book, tries);
  }
}
