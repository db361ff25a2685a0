import type { PlacedOrder } from '../commands/place-order';
import type { CheckoutPage, CheckoutSession } from '../domain/checkout-session';
import { type PaymentUpdate, PaymentProvider } from './payment-provider';
import { CustomerForgotten } from './payment-provider.errors';

/** In-memory provider. Tests decide when customers pay. */
export class PaymentsInMemory extends PaymentProvider {
  private readonly sessions = new Map<string, CheckoutSession>();
  private readonly updates: PaymentUpdate[] = [];
  private readonly addresses = new Map<string, string>();
  private readonly deleted = new Set<string>();

  async openCustomer(ownerId: string, email: string): Promise<string> {
    const customerId = `cus_${ownerId}`;
    this.addresses.set(customerId, email);
    return customerId;
  }

  async updateCustomer(customerId: string, email: string): Promise<void> {
    if (!this.deleted.has(customerId)) this.addresses.set(customerId, email);
  }

  async deleteCustomer(customerId: string): Promise<void> {
    this.deleted.add(customerId);
    this.addresses.delete(customerId);
  }

  addressOf(customerId: string): string | undefined {
    return this.addresses.get(customerId);
  }

  async openCheckout({ orderId, amountCents, currency }: PlacedOrder, customerId: string): Promise<CheckoutPage> {
    if (this.deleted.has(customerId)) throw new CustomerForgotten();
    const id = `cs_${orderId}`;
    const opened = { id, orderId, amountCents, subtotalCents: amountCents, currency };
    const initial = { payment: 'awaited', taxes: [], billedTo: null, reversals: [] } as const;
    if (!this.sessions.has(id)) this.sessions.set(id, { ...opened, ...initial });
    return { sessionId: id, url: `https://pay.example/${id}` };
  }

  async findSession(sessionId: string): Promise<CheckoutSession | undefined> {
    return this.sessions.get(sessionId);
  }

  async findSessionOf(paymentId: string): Promise<string | undefined> {
    const sessionId = paymentId.replace(/^pi_/, 'cs_');
    return this.sessions.has(sessionId) ? sessionId : undefined;
  }

  async refund(sessionId: string, refundId: string, attempt: number): Promise<void> {
    const session = await this.findSession(sessionId);
    const id = `${refundId}/${attempt}`;
    if (!session || session.reversals.some((one) => one.id === id)) return;
    const createdAt = new Date(0).toISOString();
    const refund = {
      id,
      kind: 'refund',
      amountCents: session.amountCents ?? 0,
      createdAt,
      isActive: true,
    } as const;
    this.change(sessionId, { reversals: [...session.reversals, refund] });
  }

  async holdsRefund(sessionId: string, refundId: string): Promise<boolean> {
    const session = await this.findSession(sessionId);
    return session?.reversals.some(({ id, isActive }) => id.startsWith(`${refundId}/`) && isActive) ?? false;
  }

  async updatesSince(): Promise<readonly PaymentUpdate[]> {
    return this.updates;
  }

  change(sessionId: string, change: Partial<CheckoutSession>): void {
    const session = this.sessions.get(sessionId);
    if (!session) throw new Error(`no session ${sessionId}`);
    this.sessions.set(sessionId, { ...session, ...change });
    this.updates.push({ sessionId });
  }
}
