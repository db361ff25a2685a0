import type { FastifyInstance } from 'fastify';
import type { Brand } from '../config/brand';
import { PROBLEM_TYPE, type Problem } from './problem-details.filter';

/** Error page for a form sent without scripts. */
export interface RefusedForm {
  readonly policy: string;
  /** @param body undefined if refused before it was read */
  readonly page: (problem: Problem, body: unknown, brand: Brand) => string;
}

/** Renders a page for every refused form, even if the HTTP layer refused it. */
export function answerForms(server: FastifyInstance, forms: Readonly<Record<string, RefusedForm>>, brand: Brand): void {
  server.addHook('onRoute', (route) => {
    const form = forms[route.url];
    if (!form) return;
    route.onSend = (request, reply, payload, done) => {
      if (!String(reply.getHeader('content-type')).startsWith(PROBLEM_TYPE)) return done(null, payload);
      void reply.type('text/html; charset=utf-8').header('content-security-policy', form.policy);
      const page = Buffer.from(form.page(JSON.parse(String(payload)) as Problem, request.body, brand));
      void reply.header('content-length', page.length);
      return done(null, page);
    };
  });
}
