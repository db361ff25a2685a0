import type { AuditNote } from '@casewright/kernel';
import { AdjustmentsInMemory } from '../domain/adjustment.repository.fake';
import { NOW } from '../domain/credit-account.fixture';
import type { LedgerInMemory } from '../domain/credit-account.repository.fake';
import type { OrdersInMemory } from '../domain/order.repository.fake';
import { AdjustmentPoster } from './adjustment-poster';
import { ledgerPosterOver } from './ledger-poster.fixture';
import { RefundCloser } from './refund-closer';
import { SettleOrderHandler } from './settle-order';

interface Settling {
  readonly adjustments?: AdjustmentsInMemory;
  readonly recorded?: AuditNote[];
}

export function settlingOver(
  orders: OrdersInMemory,
  memory: LedgerInMemory,
  { adjustments = new AdjustmentsInMemory(), recorded = [] }: Settling = {},
): SettleOrderHandler {
  const clock = { now: () => NOW };
  const poster = ledgerPosterOver(memory);
  const audit = { record: async (note: AuditNote) => void recorded.push(note) };
  const refunds = new RefundCloser(adjustments, new AdjustmentPoster(poster, audit), clock);
  return new SettleOrderHandler(orders, poster, memory.ledger, refunds, clock);
}
