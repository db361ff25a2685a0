import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LedgerPoster } from './ledger-poster';

export class ExpireCredits extends Command<void> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@CommandHandler(ExpireCredits)
export class ExpireCreditsHandler implements ICommandHandler<ExpireCredits> {
  constructor(private readonly poster: LedgerPoster) {}

  async execute({ ownerId }: ExpireCredits): Promise<void> {
    await this.poster.change(ownerId, () => []);
  }
}
