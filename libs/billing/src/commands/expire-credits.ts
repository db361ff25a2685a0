import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Books } from './books';

/** Takes off an account what has expired on it, for owners who do nothing that would. */
export class ExpireCredits extends Command<void> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@CommandHandler(ExpireCredits)
export class ExpireCreditsHandler implements ICommandHandler<ExpireCredits> {
  constructor(private readonly books: Books) {}

  async execute({ ownerId }: ExpireCredits): Promise<void> {
    await this.books.change(ownerId, () => []);
  }
}
