/** Tokens of links, derived from their ids with the server's key. */
export abstract class AdvocateTokens {
  abstract of(linkId: string): string;
  abstract hashOf(token: string): string;
  /** Token for the browser that opened a link. The same `visit`, a random text that only its page knows, gives the same token. */
  abstract ofReading(linkId: string, visit: string): string;
}
