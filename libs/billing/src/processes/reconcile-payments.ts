import { Clock } from '@casewright/kernel';
import { DAY_MS, MINUTE_MS } from '@casewright/rules';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AbandonOrder } from '../commands/abandon-order';
import { NoteReconciliation } from '../commands/note-reconciliation';
import { type Difference, DIFFERENCES, type Reconciliation, UNKNOWN_ORDER } from '../domain/reconciliation';
import { FindOrderOfSession } from '../queries/find-order-of-session';
import { LastReconciled } from '../queries/last-reconciled';
import { ListPendingOrders } from '../queries/list-pending-orders';
import { ListStandingDifferences } from '../queries/list-standing-differences';
import { ConfirmPayment } from './confirm-payment';
import { PaymentProvider } from './payment-provider';
import { PaymentsUnavailable } from './payment-provider.errors';

/** A younger order may still be in checkout. */
const CHECKOUT_MS = MINUTE_MS;
/** Clocks differ, and the provider's list may lag. */
const OVERLAP_MS = 15 * MINUTE_MS;
/** A checkout page is open for a day. An older order without one cannot be paid. */
const ABANDONED_MS = DAY_MS + 60 * MINUTE_MS;
const FIRST_RUN_MS = 3 * DAY_MS;

/** Compares waiting orders and recent changes with the provider, which repairs crashes and lost webhooks. */
@Injectable()
export class ReconcilePayments {
  private readonly logger = new Logger(ReconcilePayments.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly payments: PaymentProvider,
    private readonly confirming: ConfirmPayment,
    private readonly clock: Clock,
  ) {}

  /** @throws PaymentsUnavailable */
  async run(askedBy: string): Promise<Reconciliation> {
    const beganAt = this.clock.now();
    const repaired: Difference[] = [];
    const differences: Difference[] = [];
    const sessions = await this.sessionsToCompare(beganAt);
    for (const sessionId of sessions) {
      try {
        const settled = await this.confirming.apply({ sessionId });
        if (!settled) continue;
        const { orderId, status, failure } = settled;
        if (failure === 'amount-differs') {
          differences.push({ orderId, sessionId, what: DIFFERENCES.amountDiffers });
        } else if (settled.hasChanged) {
          repaired.push({ orderId, sessionId, what: `had not reached us: ${failure ?? status}` });
        }
      } catch (error) {
        differences.push(await this.notCompared(sessionId, error, beganAt));
      }
    }
    repaired.push(...(await this.closeAbandoned(beganAt)));

    const compared = sessions.size;
    const reconciliation = { askedBy, beganAt, endedAt: this.clock.now(), compared, repaired, differences };
    await this.commands.execute(new NoteReconciliation(reconciliation));
    for (const { orderId, what } of repaired) this.logger.warn(`Order ${orderId} ${what}.`);
    return reconciliation;
  }

  /** Leaves a failed payment to the next run. @throws PaymentsUnavailable if the provider is down */
  private async notCompared(sessionId: string, error: unknown, now: Date): Promise<Difference> {
    if (error instanceof PaymentsUnavailable) await this.payments.updatesSince(now);
    this.logger.error(`Session ${sessionId} could not be compared: ${String(error)}`);
    const orderId = (await this.queries.execute(new FindOrderOfSession(sessionId))) ?? UNKNOWN_ORDER;
    return { orderId, sessionId, what: DIFFERENCES.notCompared };
  }

  private async sessionsToCompare(now: Date): Promise<ReadonlySet<string>> {
    const last = await this.queries.execute(new LastReconciled());
    const since = last ? last.getTime() - OVERLAP_MS : now.getTime() - FIRST_RUN_MS;
    const updates = await this.payments.updatesSince(new Date(since));
    const waiting = await this.queries.execute(new ListPendingOrders(new Date(now.getTime() - CHECKOUT_MS)));
    const unsettled = await this.queries.execute(new ListStandingDifferences());

    const sessions = new Set([...waiting.flatMap(({ sessionId }) => sessionId ?? []), ...unsettled]);
    const payments = new Set<string>();
    for (const update of updates) if ('sessionId' in update) sessions.add(update.sessionId);
    for (const update of updates) if ('paymentId' in update) payments.add(update.paymentId);
    for (const paymentId of payments) {
      const sessionId = await this.payments.findSessionOf(paymentId);
      if (sessionId) sessions.add(sessionId);
    }
    return sessions;
  }

  private async closeAbandoned(now: Date): Promise<readonly Difference[]> {
    const old = await this.queries.execute(new ListPendingOrders(new Date(now.getTime() - ABANDONED_MS)));
    const abandoned = old.filter(({ sessionId }) => sessionId === null);
    for (const { orderId } of abandoned) await this.commands.execute(new AbandonOrder(orderId));
    return abandoned.map(({ orderId }) => ({ orderId, sessionId: null, what: 'never reached its checkout: expired' }));
  }
}
