import type { PlacedOrder } from '../commands/place-order';
import type { CheckoutPage, CheckoutSession } from '../domain/checkout-session';

/** News that a payment moved on, from whoever brings it. What it says is a hint: the provider is asked. */
export type PaymentNews =
  | { readonly sessionId: string }
  /** Money was taken back, or given back after all. */
  | { readonly paymentId: string };

/** Who takes the money. Asked between transactions, never within one: it is slow, and cannot be rolled back. */
export abstract class PaymentProvider {
  /**
   * Makes an owner known, so that what they pay is found together. Asked again, it answers with the same name.
   * @param forgotten a name under which the provider knew them before
   * @throws PaymentsUnavailable
   */
  abstract openCustomer(ownerId: string, email: string, forgotten?: string): Promise<string>;

  /**
   * Has the provider write to somebody at another address. One whom it has forgotten stays forgotten.
   * @throws PaymentsUnavailable
   */
  abstract updateCustomer(customerId: string, email: string): Promise<void>;

  /**
   * Has the provider forget who somebody is; what they paid stays with it. One that it does not know is forgotten.
   * @throws PaymentsUnavailable
   */
  abstract deleteCustomer(customerId: string): Promise<void>;

  /**
   * Opens the page where an order is paid. Asked again for the same order, it answers with the same page.
   * @throws PaymentsUnavailable
   * @throws CustomerForgotten
   */
  abstract openCheckout(order: PlacedOrder, customerId: string): Promise<CheckoutPage>;

  /**
   * What the provider says of a session, which is what counts.
   * @throws PaymentsUnavailable
   */
  abstract findSession(sessionId: string): Promise<CheckoutSession | undefined>;

  /**
   * The session at which a payment was made.
   * @throws PaymentsUnavailable
   */
  abstract findSessionOf(paymentId: string): Promise<string | undefined>;

  /**
   * All that it would have told us since then, told or not, oldest first.
   * @throws PaymentsUnavailable
   */
  abstract newsSince(at: Date): Promise<readonly PaymentNews[]>;
}
