import { DomainError } from '@casewright/kernel';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

class ForeignOrigin extends DomainError {
  readonly code = 'platform.foreign-origin';
  readonly kind = 'forbidden';

  constructor() {
    super('This request didn’t come from one of our pages.');
  }
}

/** Refuses changing requests from other sites (Identity 11), except signed calls. @throws ForeignOrigin */
export function refuseForeignOrigin(request: FastifyRequest, ours: string, exempt: readonly string[]): void {
  if (HARMLESS.has(request.method) || exempt.includes(request.url)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const sameOrigin = origin === undefined ? site === 'same-origin' : origin === ours;
  if (!sameOrigin) throw new ForeignOrigin();
}

/** Types that a page can send cross-site without a preflight. */
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

class FormRefused extends DomainError {
  readonly code = 'platform.form-refused';
  readonly kind = 'forbidden';

  constructor() {
    super('This URL accepts JSON, not forms.');
  }
}

const JSON_TYPE = /^application\/json\b/i;

/** Our pages send JSON, so a form is from another site. @throws FormRefused, UnsupportedMediaTypeException */
export function requireJson(contentType: string | undefined): void {
  if (!contentType || JSON_TYPE.test(contentType)) return;
  if (FORM.test(contentType.trim())) throw new FormRefused();
  throw new UnsupportedMediaTypeException();
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/**
 * Accepts only our own pages' forms. Those pages send no referrer, so browsers set `Origin: null` and only
 * `Sec-Fetch-Site` identifies them. @throws ForeignOrigin, UnsupportedMediaTypeException
 */
export function requireOwnForm({ method, headers }: FastifyRequest, ours: string): void {
  if (HARMLESS.has(method)) return;
  const { origin, 'sec-fetch-site': site, 'content-type': type = '' } = headers;
  const isNamed = origin !== undefined && origin !== 'null';
  if (isNamed ? origin !== ours : site !== 'same-origin') throw new ForeignOrigin();
  if (!FORM_TYPE.test(type)) throw new UnsupportedMediaTypeException();
}
