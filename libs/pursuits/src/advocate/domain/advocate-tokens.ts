/** The token that a link carries, computed from its id with the server's key. */
export abstract class AdvocateTokens {
  abstract of(linkId: string): string;
  abstract hashOf(token: string): string;
  /** For the browser that opened a link. */
  abstract create(): string;
}
