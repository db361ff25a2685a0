import type Stripe from 'stripe';
import { sessionOf } from './stripe-session';

describe('a completed checkout that is not paid yet', () => {
  it.each([
    ['processing', 'processing'],
    ['requires_action', 'processing'],
    ['requires_payment_method', 'failed'],
    ['canceled', 'failed'],
  ] as const)('with a payment that is %s counts as %s', (status, payment) => {
    const session = { status: 'complete', payment_status: 'unpaid', payment_intent: { status } };
    expect(sessionOf(session as Stripe.Checkout.Session, []).payment).toBe(payment);
  });
});
