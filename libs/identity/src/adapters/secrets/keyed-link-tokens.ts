import { Config } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LinkTokens } from '../../commands/ports';

/** Computed, as the digits are, and of 256 bits: kept nowhere, and guessed by nobody. */
@Injectable()
export class KeyedLinkTokens extends LinkTokens {
  private readonly key: Buffer;

  constructor(config: Config) {
    super();
    this.key = config.deriveKey('email-links');
  }

  of(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }

  match(id: string, token: string): boolean {
    const right = Buffer.from(this.of(id));
    const given = Buffer.from(token);
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
