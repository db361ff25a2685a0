import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { SettleOrder, type SettledOrder } from '../commands/settle-order';
import { PaymentUnknown, SessionOfAnotherOrder } from '../domain/order.errors';
import { GetBalance } from '../queries/get-balance';
import { GetOrder } from '../queries/get-order';
import { type PaymentUpdate, PaymentProvider } from './payment-provider';

export const PAYMENT_STATUSES = ['credited', 'pending', 'processing', 'amount-differs', 'failed', 'expired'] as const;

export interface Confirmation {
  /** `pending`: not paid yet. `processing`: the payment takes days. `amount-differs`: paid, but not the price. */
  readonly status: (typeof PAYMENT_STATUSES)[number];
  readonly credits: number;
  /** Whole credits afterward. */
  readonly balance: number;
}

/** For the returning browser and the provider's webhook, in any order and number. */
@Injectable()
export class ConfirmPayment {
  private readonly logger = new Logger(ConfirmPayment.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly payments: PaymentProvider,
  ) {}

  /** @param sessionId newest order by default @throws PaymentUnknown if this owner has no such order */
  async forOwner(ownerId: string, sessionId?: string): Promise<Confirmation> {
    const order = await this.queries.execute(new GetOrder(ownerId, sessionId));
    if (!order) throw new PaymentUnknown();

    const status = order.status === 'credited' ? order.status : shownAs(await this.settle(order.sessionId));
    const { balance } = await this.queries.execute(new GetBalance(ownerId));
    return { status, credits: order.credits, balance };
  }

  /** @returns undefined for a session of another application with the same provider account */
  async apply(update: PaymentUpdate): Promise<SettledOrder | undefined> {
    const sessionId = 'sessionId' in update ? update.sessionId : await this.payments.findSessionOf(update.paymentId);
    if (!sessionId) return undefined;
    try {
      return await this.settle(sessionId);
    } catch (error) {
      if (!(error instanceof PaymentUnknown || error instanceof SessionOfAnotherOrder)) throw error;
      this.logger.warn(`Session ${sessionId} was opened for no order of ours: ${error.message}`);
      return undefined;
    }
  }

  private async settle(sessionId: string): Promise<SettledOrder> {
    const session = await this.payments.findSession(sessionId);
    if (!session) throw new PaymentUnknown();
    const settled = await this.commands.execute(new SettleOrder(session));
    if (settled.hasChanged && settled.failure === 'amount-differs') {
      this.logger.error(
        `Session ${sessionId} was paid, but not with what order ${settled.orderId} costs: not credited.`,
      );
    }
    return settled;
  }
}

function shownAs({ status, failure }: SettledOrder): Confirmation['status'] {
  if (failure === 'amount-differs') return failure;
  return status === 'open' ? 'pending' : status;
}
