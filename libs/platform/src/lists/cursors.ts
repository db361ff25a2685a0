import { createHmac, timingSafeEqual } from 'node:crypto';
import { InvalidRequest } from '../http/request-validation';

const SIGNATURE_BYTES = 16;

export class Cursors {
  constructor(private readonly key: Buffer) {}

  write(list: string, keys: readonly string[]): string {
    const text = JSON.stringify(keys);
    return Buffer.concat([this.sign(list, text), Buffer.from(text)]).toString('base64url');
  }

  /** @throws InvalidRequest unless this server wrote it for the same list */
  read(list: string, cursor: string): readonly string[] {
    const bytes = Buffer.from(cursor, 'base64url');
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    const text = bytes.subarray(SIGNATURE_BYTES).toString();
    if (signature.length < SIGNATURE_BYTES || !timingSafeEqual(signature, this.sign(list, text))) {
      throw new InvalidRequest({ before: ['before must be the `next` value of an earlier page'] });
    }
    return JSON.parse(text) as readonly string[];
  }

  private sign(list: string, text: string): Buffer {
    return createHmac('sha256', this.key).update(`${list}\n${text}`).digest().subarray(0, SIGNATURE_BYTES);
  }
}
