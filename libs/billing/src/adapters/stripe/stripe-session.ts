import { isUUID } from 'class-validator';
import type Stripe from 'stripe';
import type { CheckoutSession, Reversal, TaxLine } from '../../domain/checkout-session';

export function sessionOf(session: Stripe.Checkout.Session, reversals: readonly Reversal[]): CheckoutSession {
  const { name = null, email = null } = session.customer_details ?? {};
  return {
    id: session.id,
    orderId: isUUID(session.client_reference_id) ? session.client_reference_id : null,
    payment: paymentOf(session),
    subtotalCents: session.amount_subtotal,
    amountCents: session.amount_total,
    currency: session.currency,
    taxes: taxesOf(session),
    billedTo: name || email ? { name, email } : null,
    reversals,
  };
}

export const paymentIdOf = ({ payment_intent: payment }: Stripe.Checkout.Session): string | undefined =>
  typeof payment === 'string' ? payment : payment?.id;

/** A bank account that can't be verified at once waits for days for its owner to confirm two small deposits. */
const UNDER_WAY = new Set<Stripe.PaymentIntent.Status>(['processing', 'requires_action']);

function paymentOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): CheckoutSession['payment'] {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'awaited';
  // A free session counts as paid. The order checks the amount.
  if (payment_status !== 'unpaid') return 'paid';
  if (typeof payment_intent === 'string') return 'processing';
  return payment_intent && UNDER_WAY.has(payment_intent.status) ? 'processing' : 'failed';
}

function taxesOf({ total_details: details }: Stripe.Checkout.Session): readonly TaxLine[] {
  const lines = details?.breakdown?.taxes?.map(({ amount, rate }) => ({
    label: rate.percentage === null ? rate.display_name : `${rate.display_name} ${rate.percentage}%`,
    amountCents: amount,
  }));
  if (lines?.length) return lines;
  return details?.amount_tax ? [{ label: 'Tax', amountCents: details.amount_tax }] : [];
}

const isoOf = (unixSeconds: number): string => new Date(unixSeconds * 1000).toISOString();

const UNDONE_REFUNDS = new Set(['failed', 'canceled']);

export const refundOf = ({ id, amount, created, status }: Stripe.Refund): Reversal => ({
  id,
  kind: 'refund',
  amountCents: amount,
  createdAt: isoOf(created),
  isActive: !UNDONE_REFUNDS.has(status ?? ''),
});

// An inquiry has not moved money yet.
const UNDONE_DISPUTES = new Set([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
]);

export const disputeOf = ({ id, amount, created, status }: Stripe.Dispute): Reversal => ({
  id,
  kind: 'dispute',
  amountCents: amount,
  createdAt: isoOf(created),
  isActive: !UNDONE_DISPUTES.has(status),
});
