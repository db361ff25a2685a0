import { newId, Refusal } from './refusal.ts';
import { type CheckoutSession, nowInSeconds } from './sessions.ts';

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly last_payment_error: { readonly code: string; readonly message: string } | null;
  readonly latest_charge: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: 'processing' | 'requires_payment_method' | 'succeeded';
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_refunded: number;
  readonly created: number;
  readonly currency: string;
  readonly disputed: boolean;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly refunded: boolean;
  readonly status: 'succeeded';
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly status: 'succeeded' | 'failed';
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly reason: string;
  readonly status: 'needs_response' | 'won' | 'lost';
}

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly email: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly name: string | null;
}

export const paymentOf = (session: CheckoutSession, metadata: PaymentIntent['metadata']): PaymentIntent => ({
  id: newId('pi'),
  object: 'payment_intent',
  amount: session.amount_total,
  created: nowInSeconds(),
  currency: session.currency,
  customer: session.customer,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata,
  status: 'processing',
});

export const chargeOf = ({ id, amount, currency }: PaymentIntent): Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount,
  amount_refunded: 0,
  created: nowInSeconds(),
  currency,
  disputed: false,
  paid: true,
  payment_intent: id,
  refunded: false,
  status: 'succeeded',
});

/** @throws Refusal if the amount exceeds the rest */
export function refundOf(charge: Charge, amount: number | undefined, metadata: Refund['metadata']): Refund {
  const left = leftOf(charge);
  const asked = amount ?? left;
  if (left === 0) throw alreadyRefunded(charge);
  if (asked > left || asked <= 0) {
    throw new Refusal(400, {
      param: 'amount',
      message: `Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`,
    });
  }
  const { id, currency, payment_intent } = charge;
  const common = { charge: id, currency, payment_intent, created: nowInSeconds() };
  return { id: newId('re'), object: 'refund', amount: asked, metadata, reason: null, status: 'succeeded', ...common };
}

/** A bank may dispute the whole charge despite refunds. @throws Refusal if nothing is left or it is disputed */
export function disputeOf(charge: Charge, asked?: number): Dispute {
  const amount = asked ?? leftOf(charge);
  if (amount === 0) throw alreadyRefunded(charge);
  if (asked === undefined && charge.disputed) {
    throw new Refusal(400, { code: 'charge_disputed', message: `Charge ${charge.id} has been disputed already.` });
  }
  const { id, currency, payment_intent } = charge;
  const common = { charge: id, currency, payment_intent, created: nowInSeconds() };
  return { id: newId('dp'), object: 'dispute', amount, reason: 'general', status: 'needs_response', ...common };
}

const leftOf = ({ amount, amount_refunded }: Charge): number => amount - amount_refunded;

const alreadyRefunded = ({ id }: Charge): Refusal =>
  new Refusal(400, { code: 'charge_already_refunded', message: `Charge ${id} has already been refunded.` });
