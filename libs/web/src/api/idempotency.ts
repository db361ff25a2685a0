/**
 * One for each thing that a user wants done: a repeat of the same request carries it again and is answered by the
 * first result; the next press of the button gets a new one. Not `crypto.randomUUID`, which plain http lacks.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
