import { Config, isSameSecret, tokenFor } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { LinkTokens } from '../../domain/mailed-secrets';

/** Tokens have 256 bits, derived with a key and never stored. */
@Injectable()
export class KeyedLinkTokens extends LinkTokens {
  private readonly key: Buffer;

  constructor(config: Config) {
    super();
    this.key = config.deriveKey('email-links');
  }

  of(id: string): string {
    return tokenFor(this.key, id);
  }

  match(id: string, token: string): boolean {
    return isSameSecret(this.of(id), token);
  }
}
