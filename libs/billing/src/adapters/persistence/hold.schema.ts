import { defineEntity, p } from '@mikro-orm/core';
import { Hold } from '../../domain/hold';

export const HoldSchema = defineEntity({
  class: Hold,
  schema: 'billing',
  tableName: 'holds',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    credits: p.integer(),
    transactionId: p.uuid(),
    reservedAt: p.datetime(),
    captured: p.integer(),
    endedAt: p.datetime().nullable(),
  },
});
