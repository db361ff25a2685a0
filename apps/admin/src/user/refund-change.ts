import { type Answer, api } from '@casewright/web';
import type { Change, Done } from '../change/use-change';

type Refund = Answer<'post', '/api/admin/orders/{id}/refund'>;

const DONE: Readonly<Record<Refund['state'], Done>> = {
  posted: 'The order has been refunded.',
  sending: { title: 'Refund sent', message: 'The payment provider hasn’t confirmed the refund yet.' },
};

/** Refunds an order in full. */
export const refundChange = (orderId: string, reason: string, idempotencyKey: string): Change =>
  sending(() => api.post('/api/admin/orders/{id}/refund', { path: { id: orderId }, body: { reason }, idempotencyKey }));

/** Sends a refund again. */
export const retryChange = (id: string, idempotencyKey: string): Change =>
  sending(() => api.post('/api/admin/credits/{id}/retry', { path: { id }, idempotencyKey }));

/** Codes of refusals after which a refund is no longer waiting. */
export const IF_ENDED = ['billing.refund-ended'];

function sending(send: () => Promise<Refund>): Change {
  let state: Refund['state'] = 'sending';
  return {
    done: () => DONE[state],
    send: async () => {
      ({ state } = await send());
    },
    ifLost: 'repeat',
  };
}
