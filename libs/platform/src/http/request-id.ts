import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The format of proxies, too short to be a secret: logged unchanged. */
const ID = /^[\da-z-]{1,39}$/i;

/** The id in every log line of a request: the proxy's if valid, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-request-id': given } = headers;
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}
