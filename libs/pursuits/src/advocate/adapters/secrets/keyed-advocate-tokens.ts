import { Config, hashOfToken, tokenFor } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { AdvocateTokens } from '../../domain/advocate-tokens';

/** 256-bit tokens derived with a key. The database stores a hash; outbox, queue and logs never see the token. */
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
