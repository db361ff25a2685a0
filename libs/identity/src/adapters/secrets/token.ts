import { Injectable } from '@nestjs/common';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Tokens } from '../../processes/tokens';

const TOKEN_BYTES = 32;

@Injectable()
export class RandomTokens extends Tokens {
  create(): string {
    return randomBytes(TOKEN_BYTES).toString('base64url');
  }

  hashOf(token: string): string {
    return hashOfToken(token);
  }
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Computed from an id instead of kept: 256 bits, which nobody guesses who lacks the key. */
export const tokenFor = (key: Buffer, id: string): string => createHmac('sha256', key).update(id).digest('base64url');

/** Takes as long wherever the two differ. */
export function isSameSecret(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
