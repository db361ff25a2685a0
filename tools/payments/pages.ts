import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type CardRefusal, checkoutPage, confirmationPage, returnAddress } from './checkout-page.ts';
import { checked } from './control.ts';
import { overviewPage, refusalPage, sessionPage } from './control-page.ts';
import type { Events, Manner } from './events.ts';
import { type Form, parseForm, textOf } from './form.ts';
import { Refusal } from './refusal.ts';
import { type CheckoutSession, wholeIn } from './sessions.ts';
import type { Till } from './till.ts';

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

/** What a person sees: the checkout, and, for whoever develops, what was paid and what may happen to it. */
export function pages(till: Till, events: Events) {
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onSend', async (_, reply) => {
      // The form's own target is not restricted: paying leads back to the product, wherever it is.
      const policy = "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:";
      void reply.header('content-security-policy', `${policy}; base-uri 'none'; frame-ancestors 'none'`);
    });
    server.setErrorHandler<Error>(async (error, { method, headers }, reply) => {
      // What is no refusal is for the handler of the whole server.
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
    checkout(server, till);
    desk(server, till, events);
  };
}

function checkout(server: FastifyInstance, till: Till): void {
  const at = '/c/pay/:id';
  server.get<ById>(at, async ({ params: { id }, query: { refused } }, reply) => {
    const shown = shownOf(till, till.find(id));
    return reply.type(HTML).send(checkoutPage({ ...shown, lines: till.linesOf(id), refused }));
  });
  server.get<ById>(`${at}/confirm`, async ({ params }, reply) =>
    reply.type(HTML).send(confirmationPage(till.find(params.id))),
  );

  const paying = (path: string, pay: (id: string) => unknown, goesBack: boolean) =>
    server.post<ById>(`${at}/${path}`, async ({ params }, reply) => {
      const session = till.find(params.id);
      // Pressed twice: the first press has paid.
      if (session.status === 'open') pay(params.id);
      const isLost = session.status === 'expired' || !goesBack;
      return reply.redirect(isLost ? `/c/pay/${params.id}` : returnAddress(session), 303);
    });
  paying('pay', (id) => till.pay(id), true);
  paying('pay-later', (id) => till.payLater(id), true);
  paying('pay-and-stay', (id) => till.pay(id), false);

  // As on Stripe's page, a card that is refused leaves the session open: another may be tried.
  const refusing = (path: string, refused: CardRefusal) =>
    server.post<ById>(`${at}/${path}`, async ({ params }, reply) =>
      reply.redirect(`/c/pay/${params.id}?refused=${refused}`, 303),
    );
  refusing('decline', 'declined');
  refusing('unconfirmed', 'unconfirmed');
}

function desk(server: FastifyInstance, till: Till, events: Events): void {
  server.get('/', async (_, reply) => {
    const sessions = till.all.map((session) => shownOf(till, session));
    return reply.type(HTML).send(overviewPage({ sessions, events: events.all, manner: events.manner }));
  });
  server.post<{ Body: Form | null }>('/webhooks', async ({ body }, reply) => {
    events.deliver(mannerIn(body ?? {}));
    return reply.redirect('/', 303);
  });
  server.get<ById>('/sessions/:id', async ({ params }, reply) => {
    const session = till.find(params.id);
    const isOfIt = (one: { readonly payment_intent: string }) => one.payment_intent === session.payment_intent;
    const [refunds, disputes] = [till.refunds.filter(isOfIt), till.disputes.filter(isOfIt)];
    const shown = shownOf(till, session);
    const charge = shown.progress === 'paid' ? till.charge(till.chargeOf(session.id)) : undefined;
    return reply.type(HTML).send(sessionPage({ ...shown, charge, refunds, disputes }));
  });

  const happening = (path: string, happen: (id: string, form: Form) => unknown) =>
    server.post<ById & { Body: Form | null }>(path, async ({ params, body, headers }, reply) => {
      happen(params.id, body ?? {});
      return reply.redirect(pathOf(headers.referer), 303);
    });
  happening('/sessions/:id/expire', (id) => till.expireNow(id));
  happening('/sessions/:id/arrive', (id) => till.arrive(id));
  happening('/sessions/:id/bounce', (id) => till.bounce(id));
  happening('/sessions/:id/refund', (id, form) =>
    till.refund(till.chargeOf(id), textOf(form['amount']) ? wholeIn(form['amount'], 'amount') : undefined),
  );
  happening('/sessions/:id/dispute', (id) => till.dispute(till.chargeOf(id)));
  happening('/refunds/:id/fail', (id) => till.failRefund(id));
  happening('/disputes/:id/win', (id) => till.closeDispute(id, 'won'));
  happening('/disputes/:id/lose', (id) => till.closeDispute(id, 'lost'));
}

const shownOf = (till: Till, session: CheckoutSession) => ({ session, progress: till.progressOf(session) });

/** Of the page with the button: its path only, so that it leads nowhere else. */
const pathOf = (referer: string | undefined): string =>
  referer && URL.canParse(referer) ? new URL(referer).pathname : '/';

/** A box that is not ticked is not sent. */
const mannerIn = (form: Form): Partial<Manner> =>
  checked({
    delayMs: wholeIn(form['delayMs'], 'delayMs'),
    copies: wholeIn(form['copies'], 'copies'),
    order: textOf(form['order']) as Manner['order'],
    isPaused: form['isPaused'] !== undefined,
  });
