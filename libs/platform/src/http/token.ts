import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const tokenFor = (key: Buffer, id: string): string => createHmac('sha256', key).update(id).digest('base64url');

/** Compares in constant time. */
export function isSameSecret(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
