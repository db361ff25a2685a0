import type { PlacedOrder } from '../commands/place-order';
import type { CheckoutPage, CheckoutSession } from '../domain/checkout-session';

/** A payment changed. Only a hint: ask the provider for the state. */
export type PaymentUpdate =
  | { readonly sessionId: string }
  /** Money was reversed or reinstated. */
  | { readonly paymentId: string };

/** Slow and not transactional, so call it between transactions. Methods throw PaymentsUnavailable. */
export abstract class PaymentProvider {
  /** Idempotent. @param forgotten ID of a customer that the provider deleted */
  abstract openCustomer(ownerId: string, email: string, forgotten?: string): Promise<string>;

  /** Ignores a deleted customer. */
  abstract updateCustomer(customerId: string, email: string): Promise<void>;

  /** Payments stay. An unknown customer counts as deleted. */
  abstract deleteCustomer(customerId: string): Promise<void>;

  /** Idempotent per order. @param caseCredits price of the case that the buyer returns to @throws CustomerForgotten */
  abstract openCheckout(order: PlacedOrder, customerId: string, caseCredits?: number): Promise<CheckoutPage>;

  /** The state that counts. */
  abstract findSession(sessionId: string): Promise<CheckoutSession | undefined>;

  /** Returns the payment's session. */
  abstract findSessionOf(paymentId: string): Promise<string | undefined>;

  /** Refunds the rest of a payment. Idempotent per refund and attempt. @throws RefundRefused */
  abstract refund(sessionId: string, refundId: string, attempt: number): Promise<void>;

  /** Whether this refund is pending or has succeeded, or others refunded all of the payment. */
  abstract holdsRefund(sessionId: string, refundId: string): Promise<boolean>;

  /** Changes since `at`, oldest first, with or without a webhook. */
  abstract updatesSince(at: Date): Promise<readonly PaymentUpdate[]>;
}
