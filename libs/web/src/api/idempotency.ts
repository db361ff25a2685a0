/** One per user action; a retry of the same request reuses it. `crypto.randomUUID` is missing over plain HTTP. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
