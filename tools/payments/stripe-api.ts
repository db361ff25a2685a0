import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Form, parseForm } from './form.ts';
import { Refusal } from './refusal.ts';
import type { StateFile } from './state-file.ts';
import type { Till } from './till.ts';

interface ById {
  readonly Params: { readonly id: string };
}

/** The part of Stripe's API that the product asks, as the SDK writes and reads it. */
export function stripeApi(file: StateFile, till: Till, secretKey: string) {
  return async (server: FastifyInstance): Promise<void> => {
    server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, parseForm(String(body))),
    );
    server.addHook('onRequest', async (request, reply) => {
      void reply.header('request-id', `req_${randomUUID().replaceAll('-', '')}`);
      if (request.headers.authorization !== `Bearer ${secretKey}`) {
        throw new Refusal(401, { message: 'Invalid API Key provided.' });
      }
    });

    server.post<{ Body: Form | null }>('/v1/checkout/sessions', async (request, reply) =>
      onceForKey(file, request, reply, () => till.open(request.body ?? {})),
    );
    server.get<ById>('/v1/checkout/sessions/:id', async ({ params }) => till.find(params.id));
    server.post<ById>('/v1/checkout/sessions/:id/expire', async (request, reply) =>
      onceForKey(file, request, reply, () => till.expireNow(request.params.id).session),
    );
    server.get<ById>('/v1/checkout/sessions/:id/line_items', async ({ params }) => {
      const { id, currency } = till.find(params.id);
      const data = till.linesOf(id).map(({ name, quantity, unitAmount }, index) => ({
        id: `li_${index}`,
        object: 'item',
        amount_total: quantity * unitAmount,
        currency,
        description: name,
        quantity,
      }));
      return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
    });
    server.all('/v1/*', async ({ method, url }) => {
      throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${url}).` });
    });
  };
}

/** A repeated `Idempotency-Key` is answered with the first answer; with other parameters it is refused. */
function onceForKey(file: StateFile, request: FastifyRequest, reply: FastifyReply, work: () => object): object {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return work();

  const { answers } = file.state;
  const fingerprint = createHash('sha256').update(request.url).update(JSON.stringify(request.body)).digest('hex');
  const first = answers[key];
  if (first && first.fingerprint !== fingerprint) {
    throw new Refusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with: '${key}'.`,
    });
  }
  if (first) {
    void reply.header('idempotent-replayed', 'true');
    return first.body;
  }
  const body = work();
  answers[key] = { fingerprint, body };
  file.save();
  return body;
}
