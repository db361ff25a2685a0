import { Idempotency } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { BeginRefund } from '../commands/begin-refund';
import { CancelRefund } from '../commands/cancel-refund';
import { NoteRefundAnswer } from '../commands/note-refund-answer';
import { RetryRefund } from '../commands/retry-refund';
import { SendRefund } from '../commands/send-refund';
import type { AdjustmentState } from '../domain/adjustment';
import { AdjustmentNotFound, RefundHeld } from '../domain/adjustment.errors';
import { FindRefund, type FoundRefund } from '../queries/find-refund';
import { ConfirmPayment } from './confirm-payment';
import { PaymentProvider } from './payment-provider';
import { RefundRefused } from './payment-provider.errors';

/** `sending` until the provider reports the money. */
export const REFUND_STATES = ['sending', 'posted'] as const satisfies readonly AdjustmentState[];
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * Refunds an order in full. Credits are reversed, and the refund is completed, once the provider reports the money. A
 * repeat continues after an interruption, since the provider refunds once per adjustment.
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly idempotency: Idempotency,
    private readonly payments: PaymentProvider,
    private readonly confirming: ConfirmPayment,
  ) {}

  /** @throws OrderNotRefundable, RefundTooLarge, RefundRefused, PaymentsUnavailable */
  async refund(orderId: string, reason: string, requestedBy: string): Promise<RefundState> {
    const { adjustmentId } = await this.commands.execute(new BeginRefund(orderId, reason, requestedBy));
    return this.send(adjustmentId);
  }

  /** Sends a refund again that may not have arrived. @throws RefundEnded, RefundRefused, PaymentsUnavailable */
  async retry(adjustmentId: string): Promise<RefundState> {
    await this.commands.execute(new RetryRefund(adjustmentId));
    return this.send(adjustmentId);
  }

  /** Ends a refund that the provider refused or that failed. @throws RefundHeld, RefundUnanswered, RefundEnded */
  async cancel(adjustmentId: string, reason: string, canceledBy: string): Promise<void> {
    const { state, sessionId, timesSent } = await this.find(adjustmentId);
    // A repeated request gets its first answer.
    if (state === 'sending' && (await this.payments.holdsRefund(sessionId, adjustmentId))) throw new RefundHeld();
    await this.commands.execute(new CancelRefund(adjustmentId, reason, timesSent, canceledBy));
  }

  /** Checks each time that it was not canceled, even for a repeated request. */
  private send(adjustmentId: string): Promise<RefundState> {
    return this.idempotency.withoutKey(async () => {
      const { sessionId } = await this.find(adjustmentId);
      if (!(await this.commands.execute(new SendRefund(adjustmentId)))) return 'posted';
      const refusal = await this.refusalOf(sessionId, adjustmentId);
      const settled = await this.confirming.apply({ sessionId });
      // Even if refused, since the payment may have been refunded at the provider.
      if (settled?.isRefundPosted) return 'posted';
      await this.commands.execute(new NoteRefundAnswer(adjustmentId));
      if (refusal) throw refusal;
      return 'sending';
    });
  }

  private async find(adjustmentId: string): Promise<FoundRefund> {
    const refund = await this.queries.execute(new FindRefund(adjustmentId));
    if (!refund) throw new AdjustmentNotFound();
    return refund;
  }

  private async refusalOf(sessionId: string, adjustmentId: string): Promise<RefundRefused | undefined> {
    try {
      await this.payments.refund(sessionId, adjustmentId);
      return undefined;
    } catch (error) {
      if (error instanceof RefundRefused) return error;
      throw error;
    }
  }
}
