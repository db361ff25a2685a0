import { Config, type Keys } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_KINDS, type MailKind } from '../../domain/mail-preferences';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

export interface Subscription {
  readonly userId: string;
  readonly kind: MailKind;
}

/** Tokens name a user and a kind of email. They never expire, because people unsubscribe from old emails. */
@Injectable()
export class UnsubscribeTokens {
  private readonly keys: Keys;

  constructor(config: Config) {
    this.keys = config.deriveKeys('unsubscribe');
  }

  write({ userId, kind }: Subscription): string {
    const subject = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from(kind)]);
    return Buffer.concat([signatureOf(this.keys[0], subject), subject]).toString('base64url');
  }

  read(token: string): Subscription | undefined {
    const bytes = Buffer.from(token, 'base64url');
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    const subject = bytes.subarray(SIGNATURE_BYTES);
    if (signature.length < SIGNATURE_BYTES) return undefined;
    if (!this.keys.some((key) => timingSafeEqual(signature, signatureOf(key, subject)))) return undefined;
    const userId = subject
      .subarray(0, ID_BYTES)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const kind = MAIL_KINDS.find((one) => one === subject.subarray(ID_BYTES).toString());
    return kind && { userId, kind };
  }
}

const signatureOf = (key: Buffer, subject: Buffer): Buffer =>
  createHmac('sha256', key).update(subject).digest().subarray(0, SIGNATURE_BYTES);
