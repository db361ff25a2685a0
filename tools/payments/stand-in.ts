import { fastify } from 'fastify';
import { control } from './control.ts';
import { Events } from './events.ts';
import { pages } from './pages.ts';
import { Refusal } from './refusal.ts';
import { StateFile } from './state-file.ts';
import { stripeApi } from './stripe-api.ts';
import { PaymentStates } from './payment-states.ts';

export interface PaymentStandIn {
  readonly url: string;
  stop(): Promise<void>;
}

export interface PaymentStandInOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** `localhost` by default. */
  readonly host?: string | undefined;
  /** Webhook URL of the product. Absent: events are only stored, for `GET /control/events`. */
  readonly webhookUrl?: string | undefined;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Persists sessions across restarts. Absent: in memory. */
  readonly dataFile?: string | undefined;
}

/** Replaces Stripe in development and tests: API, checkout page and signed webhooks. No money moves. */
export async function startPaymentStandIn(options: PaymentStandInOptions): Promise<PaymentStandIn> {
  if (process.env.NODE_ENV === 'production') throw new Error('The payment stand-in does not run in production.');

  const { port, host = 'localhost', secretKey, webhookSecret, webhookUrl } = options;
  const file = new StateFile(options.dataFile);
  const events = new Events(file, { webhookUrl, webhookSecret });
  const states = new PaymentStates(file, events, (id) => `${url()}/c/pay/${id}`);

  const server = fastify({ forceCloseConnections: true });
  const url = () => {
    const address = server.server.address();
    return `http://${host}:${address && typeof address === 'object' ? address.port : port}`;
  };
  server.addHook('onSend', async (_, reply) => {
    void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  server.setErrorHandler<Error>(async (error, _, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(error.body);
    const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    return reply.code(status).send({ error: { type: 'api_error', message: error.message } });
  });
  await server.register(stripeApi(file, states, events, secretKey));
  await server.register(control(states, events));
  await server.register(pages(states, events));
  await server.listen({ port, host });

  return {
    url: url(),
    stop: async () => {
      await Promise.all([server.close(), events.stop()]);
    },
  };
}
