import { Idempotency } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { SaveCustomer } from '../commands/save-customer';
import { SaveCheckoutPage } from '../commands/save-checkout-page';
import { PlaceOrder, type PlacedOrder } from '../commands/place-order';
import type { CheckoutPage } from '../domain/checkout-session';
import { FindCustomer } from '../queries/find-customer';
import { PaymentProvider } from './payment-provider';
import { CheckoutUnavailable, CustomerForgotten, PaymentsUnavailable } from './payment-provider.errors';

export interface Buyer {
  readonly ownerId: string;
  readonly email: string;
}

/**
 * Commits an order, opens its checkout page, then saves the page in a second transaction. After an interruption,
 * repeating the request with the same key continues: the order ID is the provider's idempotency key.
 */
@Injectable()
export class BuyCredits {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly idempotency: Idempotency,
    private readonly payments: PaymentProvider,
  ) {}

  /** @param caseCredits price of the case that the buyer returns to */
  async start(buyer: Buyer, credits: number, caseCredits?: number): Promise<CheckoutPage> {
    // Only this command uses the request's idempotency key: a repeat finds the same order.
    const order = await this.commands.execute(new PlaceOrder(buyer.ownerId, credits, caseCredits));
    const page = await this.openCheckout(order, buyer, caseCredits).catch((error: unknown) => {
      throw error instanceof PaymentsUnavailable ? new CheckoutUnavailable() : error;
    });
    return this.idempotency.withoutKey(() => this.commands.execute(new SaveCheckoutPage(order.orderId, page)));
  }

  private async openCheckout(order: PlacedOrder, buyer: Buyer, caseCredits?: number): Promise<CheckoutPage> {
    const known = await this.queries.execute(new FindCustomer(buyer.ownerId));
    try {
      return await this.payments.openCheckout(order, known ?? (await this.introduce(buyer)), caseCredits);
    } catch (error) {
      if (!known || !(error instanceof CustomerForgotten)) throw error;
      return this.payments.openCheckout(order, await this.introduce(buyer, known), caseCredits);
    }
  }

  private async introduce({ ownerId, email }: Buyer, forgotten?: string): Promise<string> {
    const customerId = await this.payments.openCustomer(ownerId, email, forgotten);
    await this.idempotency.withoutKey(() => this.commands.execute(new SaveCustomer(ownerId, customerId)));
    return customerId;
  }
}
