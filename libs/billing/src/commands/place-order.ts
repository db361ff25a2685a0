import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Order } from '../domain/order';
import { Orders } from '../domain/order.repository';

export interface PlacedOrder {
  readonly orderId: string;
  readonly credits: number;
  readonly amountCents: number;
  readonly currency: string;
}

export class PlaceOrder extends Command<PlacedOrder> {
  constructor(
    readonly ownerId: string,
    readonly credits: number,
    /** Price of the case that the buyer returns to. */
    readonly caseCredits?: number,
  ) {
    super();
  }
}

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, credits }: PlaceOrder): Promise<PlacedOrder> {
    const order = Order.place(ownerId, credits, this.clock.now());
    this.orders.add(order);
    return { orderId: order.id, credits: order.credits, amountCents: order.amountCents, currency: order.currency };
  }
}
