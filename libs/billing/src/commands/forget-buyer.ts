import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Buyers } from '../domain/buyers.repository';

/** Orders and transactions stay, without name and address. */
export class ForgetBuyer extends Command<void> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@CommandHandler(ForgetBuyer)
export class ForgetBuyerHandler implements ICommandHandler<ForgetBuyer> {
  constructor(
    private readonly buyers: Buyers,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId }: ForgetBuyer): Promise<void> {
    const buyer = await this.buyers.find(ownerId);
    buyer.forget(this.clock.now());
    await this.buyers.erase(buyer);
  }
}
