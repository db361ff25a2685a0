import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Events } from './events.ts';
import { type Form, parseForm, textOf } from './form.ts';
import { type QueryParameters, listIn, pageOf } from './list.ts';
import { missing, InvalidParameters, Refusal, refuseUnknown } from './refusal.ts';
import { type CheckoutSession, metadataIn, wholeIn } from './sessions.ts';
import type { KeptAnswer, StateFile } from './state-file.ts';
import type { PaymentStates } from './payment-states.ts';

interface ById {
  readonly Params: { readonly id: string };
  readonly Querystring: QueryParameters;
}

type WithForm = { readonly Body: Form | null };

const OF_A_REFUND = new Set(['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason']);
const OF_A_CUSTOMER = new Set(['email', 'expand', 'metadata', 'name']);

/** The part of Stripe's API that the product uses. */
export function stripeApi(file: StateFile, states: PaymentStates, events: Events, secretKey: string) {
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
    checkout(server, file, states);
    customers(server, file, states);
    money(server, file, states);
    server.get<{ Querystring: QueryParameters }>('/v1/events', async ({ query }) => {
      const types = listIn(query, 'types');
      const told = events.all.filter(({ type }) => types.length === 0 || types.includes(type));
      return pageOf('/v1/events', told.map(asSent), query);
    });
    server.all('/v1/*', async ({ method, url }) => {
      throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${url}).` });
    });
  };
}

function checkout(server: FastifyInstance, file: StateFile, states: PaymentStates): void {
  server.post<WithForm>('/v1/checkout/sessions', async (request, reply) =>
    onceForKey(file, request, reply, () => states.open(request.body ?? {})),
  );
  server.get<{ Querystring: QueryParameters }>('/v1/checkout/sessions', async ({ query }) => {
    const matching = states.all.filter((session) =>
      (['customer', 'payment_intent', 'status'] as const).every((name) =>
        [undefined, session[name]].includes(query[name] as string),
      ),
    );
    return pageOf('/v1/checkout/sessions', matching, query);
  });
  server.get<ById>('/v1/checkout/sessions/:id', async ({ params, query }) =>
    expanded(states.find(params.id), listIn(query, 'expand'), states),
  );
  server.post<ById & WithForm>('/v1/checkout/sessions/:id/expire', async (request, reply) =>
    onceForKey(file, request, reply, () => states.expireNow(request.params.id).session),
  );
  server.get<ById>('/v1/checkout/sessions/:id/line_items', async ({ params }) => {
    const { id, currency } = states.find(params.id);
    const data = states.linesOf(id).map(({ name, quantity, unitAmount }, index) => ({
      id: `li_${index}`,
      object: 'item',
      amount_total: quantity * unitAmount,
      currency,
      description: name,
      quantity,
    }));
    return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
  });
}

function customers(server: FastifyInstance, file: StateFile, states: PaymentStates): void {
  server.post<WithForm>('/v1/customers', async (request, reply) =>
    onceForKey(file, request, reply, () => {
      refuseUnknown(request.body ?? {}, OF_A_CUSTOMER);
      return states.introduce(request.body ?? {});
    }),
  );
  server.post<ById & WithForm>('/v1/customers/:id', async (request, reply) =>
    onceForKey(file, request, reply, () => {
      refuseUnknown(request.body ?? {}, OF_A_CUSTOMER);
      return states.rename(request.params.id, request.body ?? {});
    }),
  );
  server.get<ById>('/v1/customers/:id', async ({ params }) => states.customer(params.id));
  server.delete<ById>('/v1/customers/:id', async ({ params }) => {
    const { id } = states.forget(params.id);
    return { id, object: 'customer', deleted: true };
  });
}

function money(server: FastifyInstance, file: StateFile, states: PaymentStates): void {
  server.get<ById>('/v1/payment_intents/:id', async ({ params, query }) => {
    const payment = states.payment(params.id);
    const isWhole = listIn(query, 'expand').includes('latest_charge') && payment.latest_charge;
    return isWhole ? { ...payment, latest_charge: states.charge(isWhole) } : payment;
  });
  server.get<ById>('/v1/charges/:id', async ({ params }) => states.charge(params.id));
  server.post<WithForm>('/v1/refunds', async (request, reply) =>
    onceForKey(file, request, reply, () => {
      const form = request.body ?? {};
      refuseUnknown(form, OF_A_REFUND);
      const amount = form['amount'] === undefined ? undefined : wholeIn(form['amount'], 'amount');
      const charge = chargeNamedIn(form, states);
      refuseDisputed(charge, states);
      return states.refund(charge, amount, metadataIn(form['metadata']));
    }),
  );
  for (const [path, all] of [
    ['/v1/refunds', () => states.refunds],
    ['/v1/disputes', () => states.disputes],
  ] as const) {
    server.get<{ Querystring: QueryParameters }>(path, async ({ query }) => {
      const matching = all().filter((one) =>
        (['payment_intent', 'charge'] as const).every((name) => [undefined, one[name]].includes(query[name] as string)),
      );
      return pageOf(path, matching, query);
    });
  }
}

function chargeNamedIn(form: Form, states: PaymentStates): string {
  const payment = textOf(form['payment_intent']);
  const charge = payment ? states.payment(payment).latest_charge : textOf(form['charge']);
  if (!charge) throw missing('payment_intent');
  return charge;
}

/** Stripe refunds no payment that its buyer disputes. */
function refuseDisputed(id: string, states: PaymentStates): void {
  if (!states.disputes.some(({ charge, status }) => charge === id && status !== 'won')) return;
  throw new Refusal(400, { code: 'charge_disputed', message: `Charge ${id} has been charged back.` });
}

/** Implements `expand[]`. */
function expanded(session: CheckoutSession, paths: readonly string[], states: PaymentStates): object {
  const id = session.payment_intent;
  if (!id || !paths.some((path) => path.startsWith('payment_intent'))) return session;
  const payment = states.payment(id);
  const isChargeAsked = paths.includes('payment_intent.latest_charge') && payment.latest_charge;
  return {
    ...session,
    payment_intent: isChargeAsked ? { ...payment, latest_charge: states.charge(isChargeAsked) } : payment,
  };
}

const asSent = ({ payload }: { readonly payload: string }): { id: string; created: number } =>
  JSON.parse(payload) as { id: string; created: number };

/** Repeats the first response, unless nothing was started, as docs.stripe.com/api/idempotent_requests says. */
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
    void reply.code(first.status ?? 200).header('idempotent-replayed', 'true');
    return first.body;
  }
  const { status, body } = answerOf(work);
  answers[key] = { fingerprint, status, body };
  file.save();
  void reply.code(status);
  return body;
}

/** @throws Refusal if nothing was started */
function answerOf(work: () => object): Required<Pick<KeptAnswer, 'status' | 'body'>> {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof InvalidParameters) throw error;
    return { status: error.status, body: error.body };
  }
}
