import type { BillingDetails } from '@casewright/rules';
import { defineEntity, p } from '@mikro-orm/core';
import type { BilledTo, Reversal, TaxLine } from '../../domain/checkout-session';
import { Order, type OrderFailure, type OrderStatus } from '../../domain/order';

export const OrderSchema = defineEntity({
  class: Order,
  schema: 'billing',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    credits: p.integer(),
    amountCents: p.integer(),
    currency: p.text(),
    placedAt: p.datetime(),
    status: p.text().$type<OrderStatus>(),
    failure: p.text().$type<OrderFailure>().nullable(),
    sessionId: p.text().nullable(),
    sessionUrl: p.text().nullable(),
    settledAt: p.datetime().nullable(),
    paidCents: p.integer().nullable(),
    taxes: p.json<readonly TaxLine[]>(),
    billedTo: p.json<BilledTo>().nullable(),
    billingDetails: p.json<BillingDetails>().nullable(),
    reversals: p.json<readonly Reversal[]>(),
    reversedCredits: p.integer(),
  },
});
