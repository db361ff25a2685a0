import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Orders } from '../domain/order.repository';

/** Closes an order without a checkout page. */
export class GiveUpOrder extends Command<void> {
  constructor(readonly orderId: string) {
    super();
  }
}

@CommandHandler(GiveUpOrder)
export class GiveUpOrderHandler implements ICommandHandler<GiveUpOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId }: GiveUpOrder): Promise<void> {
    (await this.orders.findForUpdate(orderId))?.giveUp(this.clock.now());
  }
}
