import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CheckoutPage } from '../domain/checkout-session';
import { PaymentUnknown } from '../domain/order.errors';
import { Orders } from '../domain/order.repository';

/** Returns the first page saved for the order. */
export class SaveCheckoutPage extends Command<CheckoutPage> {
  constructor(
    readonly orderId: string,
    readonly page: CheckoutPage,
  ) {
    super();
  }
}

@CommandHandler(SaveCheckoutPage)
export class SaveCheckoutPageHandler implements ICommandHandler<SaveCheckoutPage> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, page }: SaveCheckoutPage): Promise<CheckoutPage> {
    const order = await this.orders.findForUpdate(orderId);
    if (!order) throw new PaymentUnknown();
    return order.payAt(page);
  }
}
