import { Events, type EventType, type StoredEvent } from './events.ts';
import { fieldsOf, type Form, textOf } from './form.ts';
import {
  type Charge,
  chargeOf,
  type Customer,
  type Dispute,
  disputeOf,
  type PaymentIntent,
  paymentOf,
  type Refund,
  refundOf,
} from './payments.ts';
import { newId, Refusal } from './refusal.ts';
import { type CheckoutSession, type Line, metadataIn, nowInSeconds, type Progress, sessionFrom } from './sessions.ts';
import type { StateFile } from './state-file.ts';

export interface StateChange {
  readonly session: CheckoutSession;
  readonly event: StoredEvent;
}

export class PaymentStates {
  private readonly file: StateFile;
  private readonly events: Events;
  private readonly pageOf: (id: string) => string;

  constructor(file: StateFile, events: Events, pageOf: (id: string) => string) {
    this.file = file;
    this.events = events;
    this.pageOf = pageOf;
  }

  get all(): readonly CheckoutSession[] {
    return Object.values(this.file.state.sessions);
  }

  get refunds(): readonly Refund[] {
    return Object.values(this.file.state.refunds);
  }

  get disputes(): readonly Dispute[] {
    return Object.values(this.file.state.disputes);
  }

  introduce(form: Form): Customer {
    const [email = null, name = null] = [textOf(form['email']), textOf(form['name'])];
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      created: nowInSeconds(),
      email,
      metadata: metadataIn(form['metadata']),
      name,
    };
    this.file.state.customers[customer.id] = customer;
    this.file.save();
    return customer;
  }

  customer(id: string): Customer {
    return found(this.file.state.customers[id], 'customer', id);
  }

  rename(id: string, form: Form): Customer {
    const { email, name } = this.customer(id);
    const customer = {
      ...this.customer(id),
      email: textOf(form['email']) ?? email,
      name: textOf(form['name']) ?? name,
    };
    this.file.state.customers[id] = customer;
    this.file.save();
    return customer;
  }

  forget(id: string): Customer {
    const customer = this.customer(id);
    delete this.file.state.customers[id];
    this.file.save();
    return customer;
  }

  open(form: Form): CheckoutSession {
    const { session, lines } = sessionFrom(form, this.pageOf);
    const customer = session.customer ? this.customer(session.customer) : undefined;
    this.file.state.lines[session.id] = lines;
    this.file.state.paymentMetadata[session.id] = metadataIn(fieldsOf(form['payment_intent_data'])['metadata']);
    return this.save(
      customer ? { ...session, customer_details: { email: customer.email, name: customer.name } } : session,
    );
  }

  find(id: string): CheckoutSession {
    const session = found(this.file.state.sessions[id], 'checkout.session', id, 'session');
    const isOverdue = session.status === 'open' && session.expires_at <= nowInSeconds();
    return isOverdue ? this.expire(session).session : session;
  }

  payment(id: string): PaymentIntent {
    return found(this.file.state.payments[id], 'payment_intent', id);
  }

  charge(id: string): Charge {
    return found(this.file.state.charges[id], 'charge', id);
  }

  /** As with Stripe, only the payment tells whether the bank refused, not the session. */
  progressOf({ status, payment_status: paymentStatus, payment_intent: id }: CheckoutSession): Progress {
    if (status !== 'complete') return status;
    if (paymentStatus === 'paid') return 'paid';
    return id && this.payment(id).status === 'requires_payment_method' ? 'refused' : 'on its way';
  }

  linesOf(id: string): readonly Line[] {
    return this.file.state.lines[id] ?? [];
  }

  pay(id: string): StateChange {
    const session = this.handIn(id);
    this.clear(this.payment(session.payment_intent ?? ''));
    return this.told('checkout.session.completed', this.save({ ...session, payment_status: 'paid' }));
  }

  /** A delayed payment method: the checkout is complete, but the payment is pending. */
  payLater(id: string): StateChange {
    return this.told('checkout.session.completed', this.handIn(id));
  }

  /** The pending payment succeeds. */
  arrive(id: string): StateChange {
    const session = this.onItsWay(id);
    this.clear(this.payment(session.payment_intent ?? ''));
    const paid = this.save({ ...session, payment_status: 'paid' });
    return this.told('checkout.session.async_payment_succeeded', paid);
  }

  /** The pending payment fails. */
  bounce(id: string): StateChange {
    const session = this.onItsWay(id);
    this.savePayment({
      ...this.payment(session.payment_intent ?? ''),
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_failed', message: 'The bank refused the payment.' },
    });
    return this.told('checkout.session.async_payment_failed', session);
  }

  refund(chargeId: string, amount?: number, metadata: Refund['metadata'] = {}): Refund {
    const charge = this.charge(chargeId);
    const refund = this.saveRefund(refundOf(charge, amount, metadata));
    this.adjustRefunded(charge, refund.amount);
    this.events.announce('refund.created', refund);
    return refund;
  }

  /** The bank rejected the refund. @throws Refusal if it has failed already */
  failRefund(id: string): { refund: Refund; event: StoredEvent } {
    const known = found(this.file.state.refunds[id], 'refund', id);
    if (known.status === 'failed') throw new Refusal(400, { message: `Refund ${id} has failed already.` });
    const refund = this.saveRefund({ ...known, status: 'failed' });
    this.adjustRefunded(this.charge(refund.charge), -refund.amount);
    return { refund, event: this.events.announce('refund.failed', refund) };
  }

  dispute(chargeId: string, amount?: number): { dispute: Dispute; event: StoredEvent } {
    const charge = this.charge(chargeId);
    const dispute = this.saveDispute(disputeOf(charge, amount));
    this.file.state.charges[charge.id] = { ...charge, disputed: true };
    return { dispute, event: this.events.announce('charge.dispute.created', dispute) };
  }

  /** @throws Refusal if it has ended already */
  closeDispute(id: string, status: 'won' | 'lost'): { dispute: Dispute; event: StoredEvent } {
    const known = found(this.file.state.disputes[id], 'dispute', id);
    if (known.status !== 'needs_response') throw new Refusal(400, { message: `Dispute ${id} has ended already.` });
    const dispute = this.saveDispute({ ...known, status });
    return { dispute, event: this.events.announce('charge.dispute.closed', dispute) };
  }

  /** @throws Refusal if nothing was paid */
  chargeOf(sessionId: string): string {
    const { payment_intent: payment } = this.find(sessionId);
    const charge = payment ? this.payment(payment).latest_charge : null;
    if (!charge) throw new Refusal(400, { message: 'Nothing was paid at this session.' });
    return charge;
  }

  expireNow(id: string): StateChange {
    return this.expire(this.findOpen(id));
  }

  /** For tests in which the provider contradicts the order. */
  alter(id: string, change: Partial<CheckoutSession>): CheckoutSession {
    return this.save({ ...this.find(id), ...change });
  }

  private handIn(id: string): CheckoutSession {
    const session = this.findOpen(id);
    const payment = this.savePayment(paymentOf(session, this.file.state.paymentMetadata[id] ?? {}));
    return this.save({ ...session, status: 'complete', payment_intent: payment.id, url: null });
  }

  private clear(payment: PaymentIntent): void {
    const charge = chargeOf(payment);
    this.file.state.charges[charge.id] = charge;
    this.savePayment({ ...payment, status: 'succeeded', latest_charge: charge.id });
  }

  private adjustRefunded(charge: Charge, amount: number): void {
    const amountRefunded = charge.amount_refunded + amount;
    const changed = { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount };
    this.file.state.charges[charge.id] = changed;
    if (amount > 0) this.events.announce('charge.refunded', changed);
  }

  private findOpen(id: string): CheckoutSession {
    const session = this.find(id);
    if (session.status === 'open') return session;
    throw new Refusal(400, { message: `This Checkout Session is ${session.status}: only an open one can be changed.` });
  }

  private onItsWay(id: string): CheckoutSession {
    const session = this.find(id);
    if (this.progressOf(session) === 'on its way') return session;
    throw new Refusal(400, { message: 'No money of this session is on its way.' });
  }

  private expire(session: CheckoutSession): StateChange {
    return this.told('checkout.session.expired', this.save({ ...session, status: 'expired', url: null }));
  }

  private told(type: EventType, session: CheckoutSession): StateChange {
    return { session, event: this.events.announce(type, session) };
  }

  private save(session: CheckoutSession): CheckoutSession {
    this.file.state.sessions[session.id] = session;
    this.file.save();
    return session;
  }

  private savePayment(payment: PaymentIntent): PaymentIntent {
    this.file.state.payments[payment.id] = payment;
    return payment;
  }

  private saveRefund(refund: Refund): Refund {
    this.file.state.refunds[refund.id] = refund;
    return refund;
  }

  private saveDispute(dispute: Dispute): Dispute {
    this.file.state.disputes[dispute.id] = dispute;
    return dispute;
  }
}

function found<T>(object: T | undefined, name: string, id: string, param = 'id'): T {
  if (object) return object;
  throw new Refusal(404, { code: 'resource_missing', param, message: `No such ${name}: '${id}'` });
}
