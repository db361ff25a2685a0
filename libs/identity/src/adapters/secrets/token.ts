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

/** 256 bits computed from an id with a key. */
export const tokenFor = (key: Buffer, id: string): string => createHmac('sha256', key).update(id).digest('base64url');

/** In constant time. */
export function isSameSecret(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
