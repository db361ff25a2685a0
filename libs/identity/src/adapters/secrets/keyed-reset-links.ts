import { Config, hashOfToken, isSameSecret, tokenFor } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { type ResetLink, ResetLinks } from '../../domain/mailed-secrets';

/** Two tokens of 256 bits each, derived with keys and never stored. */
@Injectable()
export class KeyedResetLinks extends ResetLinks {
  private readonly accessKey: Buffer;
  private readonly refreshKey: Buffer;

  constructor(config: Config) {
    super();
    this.accessKey = config.deriveKey('reset-access-tokens');
    this.refreshKey = config.deriveKey('reset-refresh-tokens');
  }

  of(codeId: string): ResetLink {
    return { accessToken: tokenFor(this.accessKey, codeId), refreshToken: tokenFor(this.refreshKey, codeId) };
  }

  hashOf({ accessToken }: Pick<ResetLink, 'accessToken'>): string {
    return hashOfToken(accessToken);
  }

  match(codeId: string, link: ResetLink): boolean {
    const right = this.of(codeId);
    return [
      isSameSecret(right.accessToken, link.accessToken),
      isSameSecret(right.refreshToken, link.refreshToken),
    ].every(Boolean);
  }
}
