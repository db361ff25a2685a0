import { Config, hashOfToken, isSameSecret, type Keys, tokenFor } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { type ResetLink, ResetLinks } from '../../domain/mailed-secrets';

/** Two tokens of 256 bits each, derived with keys and never stored. */
@Injectable()
export class KeyedResetLinks extends ResetLinks {
  private readonly accessKeys: Keys;
  private readonly refreshKeys: Keys;

  constructor(config: Config) {
    super();
    this.accessKeys = config.deriveKeys('reset-access-tokens');
    this.refreshKeys = config.deriveKeys('reset-refresh-tokens');
  }

  of(codeId: string): ResetLink {
    return { accessToken: tokenFor(this.accessKeys[0], codeId), refreshToken: tokenFor(this.refreshKeys[0], codeId) };
  }

  hashOf({ accessToken }: Pick<ResetLink, 'accessToken'>): string {
    return hashOfToken(accessToken);
  }

  match(codeId: string, link: ResetLink): boolean {
    const matches = (keys: Keys, token: string) =>
      keys.map((key) => isSameSecret(tokenFor(key, codeId), token)).some(Boolean);
    return [matches(this.accessKeys, link.accessToken), matches(this.refreshKeys, link.refreshToken)].every(Boolean);
  }
}
