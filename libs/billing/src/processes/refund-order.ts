import { Idempotency } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BeginRefund } from '../commands/begin-refund';
import type { AdjustmentState } from '../domain/adjustment';
import { ConfirmPayment } from './confirm-payment';
import { PaymentProvider } from './payment-provider';

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
    private readonly idempotency: Idempotency,
    private readonly payments: PaymentProvider,
    private readonly confirming: ConfirmPayment,
  ) {}

  /** @throws OrderNotRefundable, RefundTooLarge, PaymentsUnavailable */
  async refund(orderId: string, reason: string, requestedBy: string): Promise<RefundState> {
    const { adjustmentId, sessionId } = await this.commands.execute(new BeginRefund(orderId, reason, requestedBy));
    await this.payments.refund(sessionId, adjustmentId);
    const settled = await this.idempotency.withoutKey(() => this.confirming.apply({ sessionId }));
    return settled?.isRefundPosted ? 'posted' : 'sending';
  }
}
