import type { CheckoutPage, CheckoutSession } from '../domain/checkout-session';
import type { PlacedOrder } from '../commands/place-order';

/** Who takes the money. Asked between transactions, never within one: it is slow, and cannot be rolled back. */
export abstract class PaymentProvider {
  /**
   * Opens the page where an order is paid. Asked again for the same order, it answers with the same page.
   * @throws PaymentsUnavailable
   */
  abstract openCheckout(order: PlacedOrder): Promise<CheckoutPage>;

  /**
   * What the provider says of a session, which is what counts.
   * @throws PaymentsUnavailable
   */
  abstract findSession(sessionId: string): Promise<CheckoutSession | undefined>;
}
