import { Config, hashOfToken, tokenFor } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { AdvocateTokens } from '../../domain/advocate-tokens';

/** Computed with a key, 256 bits: the database has its hash, and neither outbox nor queue nor logs have it. */
@Injectable()
export class KeyedAdvocateTokens extends AdvocateTokens {
  private readonly key: Buffer;

  constructor(config: Config) {
    super();
    this.key = config.deriveKey('advocate-links');
  }

  of(linkId: string): string {
    return tokenFor(this.key, linkId);
  }

  hashOf(token: string): string {
    return hashOfToken(token);
  }

  ofReading(linkId: string, visit: string): string {
    return tokenFor(this.key, `${linkId} ${visit}`);
  }
}
