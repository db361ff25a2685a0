import { types } from 'node:util';

/** Transient SQLSTATEs: connection lost, out of resources, shutting down, lock or statement timeout. */
const PASSING = /^(08|53|57P0[1-5]|55P03|57014)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const DRIVER =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error))/;

export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; types.isNativeError(cause); cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (PASSING.test(code) || NETWORK.has(code) || DRIVER.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}
