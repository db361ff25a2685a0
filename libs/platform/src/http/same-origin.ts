import { DomainError } from '@casewright/kernel';
import type { FastifyRequest } from 'fastify';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

class ForeignOrigin extends DomainError {
  readonly code = 'platform.foreign-origin';
  readonly kind = 'forbidden';

  constructor() {
    super('This request did not come from our own pages.');
  }
}

/**
 * Refuses a changing request unless the browser says that a page of ours sent it (Identity 11). What servers send us is
 * signed instead: those routes are named in `exempt`.
 * @throws ForeignOrigin
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string, exempt: readonly string[]): void {
  if (HARMLESS.has(request.method) || exempt.includes(request.url)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const sameOrigin = origin === undefined ? site === 'same-origin' : origin === new URL(publicUrl).origin;
  if (!sameOrigin) throw new ForeignOrigin();
}
