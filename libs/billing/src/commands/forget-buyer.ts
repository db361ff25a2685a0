import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Buyers } from '../domain/buyers.repository';

/** Someone has left. What was paid and spent stays, without them. */
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

  execute({ ownerId }: ForgetBuyer): Promise<void> {
    return this.buyers.forget(ownerId, this.clock.now());
  }
}
