import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TriesBook } from '../domain/repositories';

/** The password was right after all. */
export class ReturnPasswordTry extends Command<void> {
  constructor(readonly accountId: string) {
    super();
  }
}

@CommandHandler(ReturnPasswordTry)
export class ReturnPasswordTryHandler implements ICommandHandler<ReturnPasswordTry> {
  constructor(private readonly book: TriesBook) {}

  async execute({ accountId }: ReturnPasswordTry): Promise<void> {
    const tries = await this.book.hold(accountId, 'confirm-password');
    tries.giveBack();
    await this.book.keep(accountId, tries);
  }
}
