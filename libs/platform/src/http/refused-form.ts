import type { FastifyInstance } from 'fastify';
import type { Brand } from '../config/brand';
import { PROBLEM_TYPE, type Problem } from './problem-details.filter';

/** A page for whoever sent a form without a script. */
export interface RefusedForm {
  /** The content security policy of the page. */
  readonly policy: string;
  /** @param body as it was sent; undefined when it was refused unread */
  readonly page: (problem: Problem, body: unknown, brand: Brand) => string;
}

/** Answers forms with a page wherever they were refused, be it before any of our code saw them. */
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
