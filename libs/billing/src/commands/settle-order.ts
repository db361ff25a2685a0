import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CheckoutSession } from '../domain/checkout-session';
import type { OrderFailure, OrderStatus } from '../domain/order';
import { PaymentUnknown } from '../domain/order.errors';
import { Orders } from '../domain/order.repository';
import { Books } from './books';

export interface SettledOrder {
  readonly orderId: string;
  readonly credits: number;
  readonly status: OrderStatus;
  readonly failure: OrderFailure | null;
}

/** Brings an order to where the provider says its payment is, and posts its credits when they are due: once. */
export class SettleOrder extends Command<SettledOrder> {
  constructor(readonly session: CheckoutSession) {
    super();
  }
}

@CommandHandler(SettleOrder)
export class SettleOrderHandler implements ICommandHandler<SettleOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly books: Books,
    private readonly clock: Clock,
  ) {}

  async execute({ session }: SettleOrder): Promise<SettledOrder> {
    const order = session.orderId ? await this.orders.hold(session.orderId) : undefined;
    if (!order) throw new PaymentUnknown();

    const now = this.clock.now();
    if (order.settle(session, now)) {
      const reason = {
        description: `Purchased ${order.credits} credits`,
        cause: { kind: 'checkout', id: session.id },
      } as const;
      await this.books.change(order.ownerId, (account) => account.purchase(order.credits, reason, now));
    }
    const { status, failure } = order.state;
    return { orderId: order.id, credits: order.credits, status, failure };
  }
}
