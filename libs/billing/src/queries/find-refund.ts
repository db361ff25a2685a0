import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdjustmentState } from '../domain/adjustment';

export interface FoundRefund {
  readonly state: AdjustmentState;
  /** The next one if the provider has answered. */
  readonly attempt: number;
  /** Of the refunded order, at the payment provider. */
  readonly sessionId: string;
}

export class FindRefund extends Query<FoundRefund | undefined> {
  constructor(readonly adjustmentId: string) {
    super();
  }
}

const refundOf = prepared<FoundRefund>(
  'billing.find-refund',
  `select adjusted.state, adjusted.attempt, refunded.session_id as "sessionId"
   from billing.adjustments adjusted join billing.orders refunded on refunded.id = adjusted.order_id
   where adjusted.id = $1`,
);

@QueryHandler(FindRefund)
export class FindRefundHandler implements IQueryHandler<FindRefund> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ adjustmentId }: FindRefund): Promise<FoundRefund | undefined> {
    const [found] = await this.sql.read(refundOf, [adjustmentId]);
    return found;
  }
}
