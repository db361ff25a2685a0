import { Transactions } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NoteCheckoutPage } from '../commands/note-checkout-page';
import { PlaceOrder } from '../commands/place-order';
import type { CheckoutPage } from '../domain/checkout-session';
import { PaymentProvider } from './payment-provider';

/**
 * An order is committed, then its page is opened, then the page is noted: two transactions with the provider in between.
 * Cut short at any point, the same request under the same key goes on where it stopped, since the order's id is what
 * tells the provider that it has been asked before.
 */
@Injectable()
export class BuyCredits {
  constructor(
    private readonly commands: CommandBus,
    private readonly transactions: Transactions,
    private readonly payments: PaymentProvider,
  ) {}

  async start(ownerId: string, credits: number): Promise<CheckoutPage> {
    // The one command that the request's idempotency key stands for: a repeated key finds the same order.
    const order = await this.commands.execute(new PlaceOrder(ownerId, credits));
    const page = await this.payments.openCheckout(order);
    // In a transaction that is open already, a command does not claim the key a second time.
    return this.transactions.run(() => this.commands.execute(new NoteCheckoutPage(order.orderId, page)));
  }
}
