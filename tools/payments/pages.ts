import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type CardRefusal, checkoutPage, confirmationPage, returnAddress } from './checkout-page.ts';
import { checked } from './control.ts';
import { overviewPage, refusalPage, sessionPage } from './control-page.ts';
import type { Events, DeliveryOptions } from './events.ts';
import { type Form, parseForm, textOf } from './form.ts';
import { Refusal } from './refusal.ts';
import { type CheckoutSession, wholeIn } from './sessions.ts';
import type { PaymentStates } from './payment-states.ts';

interface ById {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly refused?: CardRefusal };
}

const HTML = 'text/html; charset=utf-8';
const UI = '../../libs/ui/src';
const FILES = {
  '/tokens.css': [`${UI}/styles/tokens.css`, 'text/css; charset=utf-8'],
  '/fonts/inter-400-700.woff2': [`${UI}/fonts/inter-400-700.woff2`, 'font/woff2'],
  '/fonts/source-serif-600.woff2': [`${UI}/fonts/source-serif-600.woff2`, 'font/woff2'],
  '/checkout.css': ['page/checkout.css', 'text/css; charset=utf-8'],
  '/theme.js': ['page/theme.js', 'text/javascript; charset=utf-8'],
} as const;

/** The checkout and the developer's pages. */
export function pages(states: PaymentStates, events: Events) {
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onSend', async (_, reply) => {
      // No `form-action`: after payment, the form redirects to the product's origin.
      const policy = "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:";
      void reply.header('content-security-policy', `${policy}; base-uri 'none'; frame-ancestors 'none'`);
    });
    server.setErrorHandler<Error>(async (error, { method, headers }, reply) => {
      // Other errors go to the server's error handler.
      if (!(error instanceof Refusal)) throw error;
      const back = method === 'POST' ? pathOf(headers.referer) : '/';
      return reply.code(error.status).type(HTML).send(refusalPage(error.message, back));
    });
    server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, parseForm(String(body))),
    );
    for (const [path, [file, type]] of Object.entries(FILES)) {
      server.get(path, async (_, reply) => reply.type(type).send(readFileSync(new URL(file, import.meta.url))));
    }
    checkout(server, states);
    desk(server, states, events);
  };
}

function checkout(server: FastifyInstance, states: PaymentStates): void {
  const at = '/c/pay/:id';
  server.get<ById>(at, async ({ params: { id }, query: { refused } }, reply) => {
    const shown = shownOf(states, states.find(id));
    return reply.type(HTML).send(checkoutPage({ ...shown, lines: states.linesOf(id), refused }));
  });
  server.get<ById>(`${at}/confirm`, async ({ params }, reply) =>
    reply.type(HTML).send(confirmationPage(states.find(params.id))),
  );

  const paying = (path: string, pay: (id: string) => unknown, goesBack: boolean) =>
    server.post<ById>(`${at}/${path}`, async ({ params }, reply) => {
      const session = states.find(params.id);
      // A second click: the first one has paid.
      if (session.status === 'open') pay(params.id);
      const isLost = session.status === 'expired' || !goesBack;
      return reply.redirect(isLost ? `/c/pay/${params.id}` : returnAddress(session), 303);
    });
  paying('pay', (id) => states.pay(id), true);
  paying('pay-later', (id) => states.payLater(id), true);
  paying('pay-and-stay', (id) => states.pay(id), false);

  // As with Stripe, a refused card leaves the session open.
  const refusing = (path: string, refused: CardRefusal) =>
    server.post<ById>(`${at}/${path}`, async ({ params }, reply) =>
      reply.redirect(`/c/pay/${params.id}?refused=${refused}`, 303),
    );
  refusing('decline', 'declined');
  refusing('unconfirmed', 'unconfirmed');
}

function desk(server: FastifyInstance, states: PaymentStates, events: Events): void {
  server.get('/', async (_, reply) => {
    const sessions = states.all.map((session) => shownOf(states, session));
    return reply.type(HTML).send(overviewPage({ sessions, events: events.all, delivery: events.delivery }));
  });
  server.post<{ Body: Form | null }>('/webhooks', async ({ body }, reply) => {
    events.deliver(deliveryIn(body ?? {}));
    return reply.redirect('/', 303);
  });
  server.get<ById>('/sessions/:id', async ({ params }, reply) => {
    const session = states.find(params.id);
    const isOfIt = (one: { readonly payment_intent: string }) => one.payment_intent === session.payment_intent;
    const [refunds, disputes] = [states.refunds.filter(isOfIt), states.disputes.filter(isOfIt)];
    const shown = shownOf(states, session);
    const charge = shown.progress === 'paid' ? states.charge(states.chargeOf(session.id)) : undefined;
    return reply.type(HTML).send(sessionPage({ ...shown, charge, refunds, disputes }));
  });

  const action = (path: string, happen: (id: string, form: Form) => unknown) =>
    server.post<ById & { Body: Form | null }>(path, async ({ params, body, headers }, reply) => {
      happen(params.id, body ?? {});
      return reply.redirect(pathOf(headers.referer), 303);
    });
  action('/sessions/:id/expire', (id) => states.expireNow(id));
  action('/sessions/:id/arrive', (id) => states.arrive(id));
  action('/sessions/:id/bounce', (id) => states.bounce(id));
  action('/sessions/:id/refund', (id, form) =>
    states.refund(states.chargeOf(id), textOf(form['amount']) ? wholeIn(form['amount'], 'amount') : undefined),
  );
  action('/sessions/:id/dispute', (id) => states.dispute(states.chargeOf(id)));
  action('/refunds/:id/fail', (id) => states.failRefund(id));
  action('/disputes/:id/win', (id) => states.closeDispute(id, 'won'));
  action('/disputes/:id/lose', (id) => states.closeDispute(id, 'lost'));
}

const shownOf = (states: PaymentStates, session: CheckoutSession) => ({
  session,
  progress: states.progressOf(session),
});

/** Path of the page with the button. The origin is dropped to prevent open redirects. */
const pathOf = (referer: string | undefined): string =>
  referer && URL.canParse(referer) ? new URL(referer).pathname : '/';

/** Unchecked boxes are not sent. */
const deliveryIn = (form: Form): Partial<DeliveryOptions> =>
  checked({
    delayMs: wholeIn(form['delayMs'], 'delayMs'),
    copies: wholeIn(form['copies'], 'copies'),
    order: textOf(form['order']) as DeliveryOptions['order'],
    isPaused: form['isPaused'] !== undefined,
  });
