import { Idempotency } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BeginRefund } from '../commands/begin-refund';
import { ConfirmPayment } from './confirm-payment';
import { PaymentProvider } from './payment-provider';

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

  /** @throws OrderNotRefundable, PaymentsUnavailable */
  async refund(orderId: string, reason: string, requestedBy: string): Promise<void> {
    const { adjustmentId, sessionId } = await this.commands.execute(new BeginRefund(orderId, reason, requestedBy));
    await this.payments.refund(sessionId, adjustmentId);
    await this.idempotency.withoutKey(() => this.confirming.apply({ sessionId }));
  }
}
