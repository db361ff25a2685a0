import { CodeDigits, LinkTokens } from './ports';

/** Anybody can compute these. */
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
