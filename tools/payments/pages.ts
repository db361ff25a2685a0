import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { checkoutPage, overviewPage, returnAddress } from './checkout-page.ts';
import type { Till } from './till.ts';

interface ById {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly declined?: string };
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

/** What a person sees: the checkout, and an overview of what was paid. */
export function pages(till: Till) {
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onSend', async (_, reply) => {
      // The form's own target is not restricted: paying leads back to the product, wherever it is.
      const policy = "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:";
      void reply.header('content-security-policy', `${policy}; base-uri 'none'; frame-ancestors 'none'`);
    });
    server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    for (const [path, [file, type]] of Object.entries(FILES)) {
      server.get(path, async (_, reply) => reply.type(type).send(readFileSync(new URL(file, import.meta.url))));
    }

    server.get('/', async (_, reply) => reply.type(HTML).send(overviewPage(till.all)));
    server.get<ById>('/c/pay/:id', async ({ params, query }, reply) =>
      reply.type(HTML).send(checkoutPage(till.find(params.id), till.linesOf(params.id), query.declined !== undefined)),
    );
    server.post<ById>('/c/pay/:id/pay', async ({ params }, reply) => {
      const session = till.find(params.id);
      // Pressed twice: the first press has paid.
      if (session.status === 'open') till.pay(params.id);
      const back = session.status === 'expired' ? `/c/pay/${params.id}` : returnAddress(session);
      return reply.redirect(back, 303);
    });
    server.post<ById>('/c/pay/:id/decline', async ({ params }, reply) =>
      // As on Stripe's page, a declined card leaves the session open: another may be tried.
      reply.redirect(`/c/pay/${params.id}?declined=1`, 303),
    );
  };
}
