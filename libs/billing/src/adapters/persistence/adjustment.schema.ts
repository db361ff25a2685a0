import { defineEntity, p } from '@mikro-orm/core';
import { Adjustment, type AdjustmentKind, type AdjustmentState } from '../../domain/adjustment';

export const AdjustmentSchema = defineEntity({
  class: Adjustment,
  schema: 'billing',
  tableName: 'adjustments',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    kind: p.text().$type<AdjustmentKind>(),
    credits: p.integer(),
    reason: p.text(),
    expiresAt: p.datetime().nullable(),
    orderId: p.uuid().nullable(),
    requestedBy: p.uuid(),
    requestedAt: p.datetime(),
    state: p.text().$type<AdjustmentState>(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().nullable(),
    cancelReason: p.text().nullable(),
    unansweredSince: p.datetime().nullable(),
    attempt: p.integer(),
  },
});
