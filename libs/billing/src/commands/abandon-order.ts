import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Orders } from '../domain/order.repository';

/** Closes an order without a checkout page. */
export class AbandonOrder extends Command<void> {
  constructor(readonly orderId: string) {
    super();
  }
}

@CommandHandler(AbandonOrder)
export class AbandonOrderHandler implements ICommandHandler<AbandonOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId }: AbandonOrder): Promise<void> {
    (await this.orders.findForUpdate(orderId))?.abandon(this.clock.now());
  }
}
