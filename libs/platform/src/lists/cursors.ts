import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../config/config';
import { InvalidRequest } from '../http/request-validation';

const SIGNATURE_BYTES = 16;

export class Cursors {
  constructor(private readonly keys: Keys) {}

  write(list: string, keys: readonly string[]): string {
    const text = JSON.stringify(keys);
    return Buffer.concat([signatureOf(this.keys[0], list, text), Buffer.from(text)]).toString('base64url');
  }

  /** @throws InvalidRequest unless this server wrote it for the same list */
  read(list: string, cursor: string): readonly string[] {
    const bytes = Buffer.from(cursor, 'base64url');
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    const text = bytes.subarray(SIGNATURE_BYTES).toString();
    const isOurs = (key: Buffer) => timingSafeEqual(signature, signatureOf(key, list, text));
    if (signature.length < SIGNATURE_BYTES || !this.keys.some(isOurs)) {
      throw new InvalidRequest({ before: ['before must be the `next` value of an earlier page'] });
    }
    return JSON.parse(text) as readonly string[];
  }
}

const signatureOf = (key: Buffer, list: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${list}\n${text}`).digest().subarray(0, SIGNATURE_BYTES);
