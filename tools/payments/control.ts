import type { FastifyInstance } from 'fastify';
import { type Events, type DeliveryOptions, type StoredEvent } from './events.ts';
import { invalid, Refusal } from './refusal.ts';
import type { CheckoutSession } from './sessions.ts';
import type { PaymentStates } from './payment-states.ts';

interface ById {
  readonly Params: { readonly id: string };
}

interface OfMoney extends ById {
  readonly Body: { readonly amount?: number } | null;
}

const MAX_REPETITIONS = 1_000;
const ORDERS: readonly DeliveryOptions['order'][] = ['as-happened', 'reversed', 'shuffled'];

/** The control API for tests (see README.md). */
export function control(states: PaymentStates, events: Events) {
  return async (server: FastifyInstance): Promise<void> => {
    const session = '/control/sessions/:id';
    server.get('/control/sessions', async () => states.all);
    server.post<ById>(`${session}/pay`, async ({ params }) => states.pay(params.id));
    server.post<ById>(`${session}/pay-later`, async ({ params }) => states.payLater(params.id));
    server.post<ById>(`${session}/arrive`, async ({ params }) => states.arrive(params.id));
    server.post<ById>(`${session}/bounce`, async ({ params }) => states.bounce(params.id));
    server.post<ById>(`${session}/expire`, async ({ params }) => states.expireNow(params.id));
    server.post<ById & { Body: Partial<CheckoutSession> }>(`${session}/alter`, async ({ params, body }) =>
      states.alter(params.id, body),
    );
    server.post<OfMoney>(`${session}/refund`, async ({ params, body }) => ({
      refund: states.refund(states.chargeOf(params.id), body?.amount),
    }));
    server.post<OfMoney>(`${session}/dispute`, async ({ params, body }) =>
      states.dispute(states.chargeOf(params.id), body?.amount),
    );
    server.post<ById>('/control/refunds/:id/fail', async ({ params }) => states.failRefund(params.id));
    server.post<ById>('/control/disputes/:id/win', async ({ params }) => states.closeDispute(params.id, 'won'));
    server.post<ById>('/control/disputes/:id/lose', async ({ params }) => states.closeDispute(params.id, 'lost'));

    server.get('/control/webhooks', async () => events.delivery);
    server.post<{ Body: Partial<DeliveryOptions> }>('/control/webhooks', async ({ body }) =>
      events.deliver(checked(body)),
    );
    server.get('/control/events', async () => events.all);
    server.get<ById & { Querystring: { at?: string } }>('/control/events/:id/signed', async ({ params, query }) =>
      events.signed(found(events.find(params.id)), query.at ? Number(query.at) : undefined),
    );
    server.post<ById & { Querystring: { times?: string } }>('/control/events/:id/resend', async ({ params, query }) => {
      const event = found(events.find(params.id));
      const times = Math.min(Number(query.times ?? '1'), MAX_REPETITIONS);
      return { answers: await Promise.all(Array.from({ length: times }, () => events.send(event))) };
    });
  };
}

/** @throws Refusal naming what is wrong */
export function checked({ delayMs, copies, isPaused, order }: Partial<DeliveryOptions>): Partial<DeliveryOptions> {
  if (delayMs !== undefined && !(delayMs >= 0)) throw invalid('delayMs', 'A delay is a number of milliseconds.');
  if (copies !== undefined && !(copies >= 1 && copies <= MAX_REPETITIONS)) {
    throw invalid('copies', `Send 1 to ${MAX_REPETITIONS} copies.`);
  }
  if (order !== undefined && !ORDERS.includes(order)) throw invalid('order', `One of ${ORDERS.join(', ')}.`);
  return {
    ...(delayMs !== undefined && { delayMs }),
    ...(copies !== undefined && { copies }),
    ...(isPaused !== undefined && { isPaused }),
    ...(order !== undefined && { order }),
  };
}

function found(event: StoredEvent | undefined): StoredEvent {
  if (!event) throw new Refusal(404, { code: 'resource_missing', message: 'No such event.' });
  return event;
}
