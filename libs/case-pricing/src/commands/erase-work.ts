import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SellersWork } from '../domain/sellers-work.repository';

/** For a deleted account. Paid cases stay, because the ledger refers to them. */
export class EraseWork extends Command<void> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@CommandHandler(EraseWork)
export class EraseWorkHandler implements ICommandHandler<EraseWork> {
  constructor(private readonly work: SellersWork) {}

  execute({ ownerId }: EraseWork): Promise<void> {
    return this.work.erase(ownerId);
  }
}
