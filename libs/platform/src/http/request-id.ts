import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Too short to be a secret, so logs show it unchanged. */
const ID = /^[\da-z-]{1,39}$/i;

export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-request-id': given } = headers;
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}
