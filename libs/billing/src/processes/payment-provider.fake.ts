import type { PlacedOrder } from '../commands/place-order';
import type { CheckoutPage, CheckoutSession } from '../domain/checkout-session';
import { PaymentProvider } from './payment-provider';

/** A provider in memory, whose customers pay when a test says so. */
export class PaymentsInMemory extends PaymentProvider {
  private readonly sessions = new Map<string, CheckoutSession>();

  async openCheckout({ orderId, amountCents, currency }: PlacedOrder): Promise<CheckoutPage> {
    const id = `cs_${orderId}`;
    if (!this.sessions.has(id)) this.sessions.set(id, { id, orderId, payment: 'awaited', amountCents, currency });
    return { sessionId: id, url: `https://pay.example/${id}` };
  }

  async findSession(sessionId: string): Promise<CheckoutSession | undefined> {
    return this.sessions.get(sessionId);
  }

  change(sessionId: string, change: Partial<CheckoutSession>): void {
    const session = this.sessions.get(sessionId);
    if (!session) throw new Error(`no session ${sessionId}`);
    this.sessions.set(sessionId, { ...session, ...change });
  }
}
