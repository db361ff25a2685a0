import { CodeDigits, LinkTokens, ResetLinks } from './mailed-secrets';

export class DigitsOfId extends CodeDigits {
  of(codeId: string): string {
    return codeId.slice(-6);
  }

  match(codeId: string, guess: string): boolean {
    return this.of(codeId) === guess;
  }
}

export class TokensOfId extends LinkTokens {
  of(id: string): string {
    return `token of ${id}`;
  }

  match(id: string, token: string): boolean {
    return this.of(id) === token;
  }
}

export class ReadableLinks extends ResetLinks {
  of(codeId: string) {
    return { accessToken: `access ${codeId}`, refreshToken: `refresh ${codeId}` };
  }

  hashOf({ accessToken }: { readonly accessToken: string }): string {
    return `hash of ${accessToken}`;
  }

  match(codeId: string, { accessToken, refreshToken }: ReturnType<ResetLinks['of']>): boolean {
    const right = this.of(codeId);
    return accessToken === right.accessToken && refreshToken === right.refreshToken;
  }
}
