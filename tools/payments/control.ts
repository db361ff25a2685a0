import type { FastifyInstance } from 'fastify';
import type { Events, StoredEvent } from './events.ts';
import { Refusal } from './refusal.ts';
import type { CheckoutSession } from './sessions.ts';
import type { Till } from './till.ts';

interface ById {
  readonly Params: { readonly id: string };
}

const MOST_REPETITIONS = 1_000;

/** What tests do instead of clicking: see README.md. */
export function control(till: Till, events: Events) {
  return async (server: FastifyInstance): Promise<void> => {
    server.get('/control/sessions', async () => till.all);
    server.post<ById>('/control/sessions/:id/pay', async ({ params }) => till.pay(params.id));
    server.post<ById>('/control/sessions/:id/expire', async ({ params }) => till.expireNow(params.id));
    server.post<ById & { Body: Partial<CheckoutSession> }>('/control/sessions/:id/alter', async ({ params, body }) =>
      till.alter(params.id, body),
    );

    server.get('/control/events', async () => events.all);
    server.get<ById & { Querystring: { at?: string } }>('/control/events/:id/signed', async ({ params, query }) =>
      events.signed(found(events.find(params.id)), query.at ? Number(query.at) : undefined),
    );
    server.post<ById & { Querystring: { times?: string } }>('/control/events/:id/resend', async ({ params, query }) => {
      const event = found(events.find(params.id));
      const times = Math.min(Number(query.times ?? '1'), MOST_REPETITIONS);
      return { answers: await Promise.all(Array.from({ length: times }, () => events.send(event))) };
    });
  };
}

function found(event: StoredEvent | undefined): StoredEvent {
  if (!event) throw new Refusal(404, { code: 'resource_missing', message: 'No such event.' });
  return event;
}
