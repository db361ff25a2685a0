/** Derives the six digits of a code from its id with the server's key. */
export abstract class CodeDigits {
  abstract of(codeId: string): string;
  abstract match(codeId: string, guess: string): boolean;
}

/** Derives the token of an emailed link from the id of a code or an email change. */
export abstract class LinkTokens {
  abstract of(id: string): string;
  abstract match(id: string, token: string): boolean;
}

/** Tokens of a password reset link, which name no account. */
export interface ResetLink {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Derives the two tokens of a reset link from the id of its code. */
export abstract class ResetLinks {
  abstract of(codeId: string): ResetLink;
  /** Lookup key of the link. */
  abstract hashOf(link: Pick<ResetLink, 'accessToken'>): string;
  abstract match(codeId: string, link: ResetLink): boolean;
}
