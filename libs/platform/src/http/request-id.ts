import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** As proxies make them, and shorter than any key: it is logged as it came. */
const ID = /^[\da-z-]{1,39}$/i;

/** Tells a request apart in all that is logged of it: by the id that a proxy gave it, if that is one, else by one of its own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-request-id': given } = headers;
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}
