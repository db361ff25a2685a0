import { type Answer, api } from '@casewright/web';
import type { Change, Done } from '../change/use-change';

type Refund = Answer<'post', '/api/admin/orders/{id}/refund'>;

const DONE: Readonly<Record<Refund['state'], Done>> = {
  posted: 'The order has been refunded.',
  sending: { title: 'Refund sent', message: 'The payment provider hasn’t confirmed the refund yet.' },
};

/** Refunds an order in full, or sends its refund again. */
export function refundChange(orderId: string, reason: string, idempotencyKey: string): Change {
  let state: Refund['state'] = 'sending';
  return {
    done: () => DONE[state],
    send: async () => {
      const sent = { path: { id: orderId }, body: { reason }, idempotencyKey };
      ({ state } = await api.post('/api/admin/orders/{id}/refund', sent));
    },
    ifLost: 'repeat',
  };
}
