import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CheckoutPage } from '../domain/checkout-session';
import { PaymentUnknown } from '../domain/order.errors';
import { Orders } from '../domain/order.repository';

/** Returns the first page saved for the order. */
export class NoteCheckoutPage extends Command<CheckoutPage> {
  constructor(
    readonly orderId: string,
    readonly page: CheckoutPage,
  ) {
    super();
  }
}

@CommandHandler(NoteCheckoutPage)
export class NoteCheckoutPageHandler implements ICommandHandler<NoteCheckoutPage> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, page }: NoteCheckoutPage): Promise<CheckoutPage> {
    const order = await this.orders.findForUpdate(orderId);
    if (!order) throw new PaymentUnknown();
    return order.payAt(page);
  }
}
