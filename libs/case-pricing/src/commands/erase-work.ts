import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SellersWork } from '../domain/sellers-work.repository';

/** Someone has left. Cases that were paid for stay: the ledger speaks of them. */
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
