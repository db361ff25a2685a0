import { Config, isSameSecret, type Keys, tokenFor } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { LinkTokens } from '../../domain/mailed-secrets';

/** Tokens have 256 bits, derived with a key and never stored. */
@Injectable()
export class KeyedLinkTokens extends LinkTokens {
  private readonly keys: Keys;

  constructor(config: Config) {
    super();
    this.keys = config.deriveKeys('email-links');
  }

  of(id: string): string {
    return tokenFor(this.keys[0], id);
  }

  match(id: string, token: string): boolean {
    return this.keys.map((key) => isSameSecret(tokenFor(key, id), token)).some(Boolean);
  }
}
