import { Idempotency } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { BeginRefund } from '../commands/begin-refund';
import { CancelRefund } from '../commands/cancel-refund';
import { NoteRefundAnswer } from '../commands/note-refund-answer';
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

  /** @throws OrderNotRefundable, RefundTooLarge, SecondAdminNeeded, RefundRefused, PaymentsUnavailable */
  async refund(orderId: string, reason: string, requestedBy: string): Promise<RefundState> {
    const { adjustmentId, isContinued } = await this.commands.execute(new BeginRefund(orderId, reason, requestedBy));
    return this.send(adjustmentId, isContinued);
  }

  /** Sends a refund again that may not have arrived. @throws RefundEnded, RefundRefused, PaymentsUnavailable */
  retry(adjustmentId: string): Promise<RefundState> {
    return this.send(adjustmentId, true);
  }

  /** Ends a refund that the provider refused or that failed. @throws RefundHeld, RefundUnanswered, RefundEnded */
  async cancel(adjustmentId: string, reason: string, canceledBy: string): Promise<void> {
    const { state, sessionId, attempt } = await this.find(adjustmentId);
    // A repeated request gets its first answer.
    if (state === 'sending' && (await this.payments.holdsRefund(sessionId, adjustmentId))) throw new RefundHeld();
    await this.commands.execute(new CancelRefund(adjustmentId, reason, attempt, canceledBy));
  }

  /** Checks each time that it was not canceled, even for a repeated request. */
  private send(adjustmentId: string, isContinued: boolean): Promise<RefundState> {
    return this.idempotency.withoutKey(async () => {
      const { sessionId } = await this.find(adjustmentId);
      const attempt = await this.commands.execute(new SendRefund(adjustmentId, isContinued));
      if (attempt === undefined) return 'posted';
      const isHeld = await this.payments.holdsRefund(sessionId, adjustmentId);
      const refusal = isHeld ? undefined : await this.refusalOf(sessionId, adjustmentId, attempt);
      await this.commands.execute(new NoteRefundAnswer(adjustmentId, attempt));
      const settled = await this.confirming.apply({ sessionId });
      // Even if refused, since the payment may have been refunded at the provider.
      if (settled?.isRefundPosted) return 'posted';
      if (refusal) throw refusal;
      return 'sending';
    });
  }

  private async find(adjustmentId: string): Promise<FoundRefund> {
    const refund = await this.queries.execute(new FindRefund(adjustmentId));
    if (!refund) throw new AdjustmentNotFound();
    return refund;
  }

  private async refusalOf(sessionId: string, id: string, attempt: number): Promise<RefundRefused | undefined> {
    try {
      await this.payments.refund(sessionId, id, attempt);
      return undefined;
    } catch (error) {
      if (error instanceof RefundRefused) return error;
      throw error;
    }
  }
}
