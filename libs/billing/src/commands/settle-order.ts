import { Clock } from '@casewright/kernel';
import { creditsText } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BillingDetailsOfOwners } from '../domain/billing-details.repository';
import type { BilledTo, CheckoutSession, Reversal } from '../domain/checkout-session';
import { Ledger } from '../domain/credit-account.repository';
import type { Cause, Reason } from '../domain/ledger-transaction';
import type { Order, OrderFailure, OrderStatus } from '../domain/order';
import { PaymentUnknown } from '../domain/order.errors';
import { Orders } from '../domain/order.repository';
import { LedgerPoster } from './ledger-poster';
import { type Contact, Contacts } from './ports';
import { RefundCloser } from './refund-closer';

export interface SettledOrder {
  readonly orderId: string;
  readonly credits: number;
  readonly status: OrderStatus;
  readonly failure: OrderFailure | null;
  /** Whether a refund that an admin requested is complete. */
  readonly isRefundPosted: boolean;
  /** False if a repeat changed nothing. */
  readonly hasChanged: boolean;
}

/** Applies the provider's payment state to its order: posts or reverses credits. */
export class SettleOrder extends Command<SettledOrder> {
  constructor(readonly session: CheckoutSession) {
    super();
  }
}

@CommandHandler(SettleOrder)
export class SettleOrderHandler implements ICommandHandler<SettleOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly poster: LedgerPoster,
    private readonly ledger: Ledger,
    private readonly refunds: RefundCloser,
    private readonly contacts: Contacts,
    private readonly details: BillingDetailsOfOwners,
    private readonly clock: Clock,
  ) {}

  async execute({ session }: SettleOrder): Promise<SettledOrder> {
    const order = session.orderId ? await this.orders.findForUpdate(session.orderId) : undefined;
    if (!order) throw new PaymentUnknown();

    const before = order.state;
    const payment = { kind: 'checkout', id: session.id } as const;
    // A payment may arrive after its owner's account was deleted.
    const owner = await this.contacts.find(order.ownerId);
    const billedTo = owner ? billedToOf(owner, session) : null;
    const details = owner && (await this.details.find(order.ownerId));
    if (order.settle({ ...session, billedTo }, this.clock.now(), details)) {
      const reason = { description: `Purchased ${order.credits} credits`, cause: payment };
      await this.poster.change(order.ownerId, (account, now) => account.purchase(order.credits, reason, now));
    }
    for (const reversal of session.reversals) await this.note(reversal, order, payment);
    const isRefundPosted = await this.refunds.close(order);

    const { status, failure, reversedCredits } = order.state;
    const hasChanged =
      status !== before.status || failure !== before.failure || reversedCredits !== before.reversedCredits;
    return { orderId: order.id, credits: order.credits, status, failure, isRefundPosted, hasChanged };
  }

  private async note(reversal: Reversal, order: Order, payment: Cause): Promise<void> {
    const credits = order.note(reversal, this.clock.now());
    if (credits === 0) return;
    const reason = reasonOf(reversal, Math.abs(credits));
    // Reverses this payment's own credits first.
    const grantId = await this.ledger.find(payment);
    await this.poster.change(order.ownerId, (account, now) =>
      credits > 0 ? account.reverse(credits, reason, now, grantId) : account.reinstate(-credits, reason, now),
    );
  }
}

/** As entered at checkout, else as the account says now: a receipt doesn't change with the account. */
const billedToOf = (owner: Contact, { billedTo }: CheckoutSession): BilledTo => ({
  name: billedTo?.name ?? `${owner.firstName} ${owner.lastName}`.trim(),
  email: billedTo?.email ?? owner.email,
});

function reasonOf({ id, kind, isActive }: Reversal, credits: number): Reason {
  const moved = creditsText(credits);
  const description = {
    refund: [`Refund: ${moved} removed`, `Refund failed: ${moved} returned`],
    dispute: [`Payment disputed: ${moved} removed`, `Dispute settled: ${moved} returned`],
  }[kind][isActive ? 0 : 1];
  return { description: description ?? '', cause: { kind: isActive ? kind : 'reinstatement', id } };
}
