import type { PlacedOrder } from '../commands/place-order';
import type { CheckoutPage, CheckoutSession } from '../domain/checkout-session';

/** Says that a payment changed. It is a hint: the provider is asked for its state. */
export type PaymentUpdate =
  | { readonly sessionId: string }
  /** Money was taken back, or given back after all. */
  | { readonly paymentId: string };

/** Called between transactions, never within one: it is slow, and cannot be rolled back. */
export abstract class PaymentProvider {
  /**
   * Idempotent: a repeated call returns the same customer.
   * @param forgotten the id of a customer that the provider deleted
   * @throws PaymentsUnavailable
   */
  abstract openCustomer(ownerId: string, email: string, forgotten?: string): Promise<string>;

  /**
   * Changes the email address of a customer, unless it was deleted.
   * @throws PaymentsUnavailable
   */
  abstract updateCustomer(customerId: string, email: string): Promise<void>;

  /**
   * Deletes a customer, not their payments. An unknown customer counts as deleted.
   * @throws PaymentsUnavailable
   */
  abstract deleteCustomer(customerId: string): Promise<void>;

  /**
   * Opens the page where an order is paid. Idempotent for an order.
   * @param caseCredits the price of the case that the buyer comes back to
   * @throws PaymentsUnavailable
   * @throws CustomerForgotten
   */
  abstract openCheckout(order: PlacedOrder, customerId: string, caseCredits?: number): Promise<CheckoutPage>;

  /**
   * The state of a session, which is what counts.
   * @throws PaymentsUnavailable
   */
  abstract findSession(sessionId: string): Promise<CheckoutSession | undefined>;

  /**
   * The session at which a payment was made.
   * @throws PaymentsUnavailable
   */
  abstract findSessionOf(paymentId: string): Promise<string | undefined>;

  /**
   * Pays back what is left of a payment. Idempotent for a key.
   * @throws PaymentsUnavailable
   */
  abstract refund(sessionId: string, key: string): Promise<void>;

  /**
   * Every change since then, oldest first, whether or not a webhook arrived.
   * @throws PaymentsUnavailable
   */
  abstract updatesSince(at: Date): Promise<readonly PaymentUpdate[]>;
}
