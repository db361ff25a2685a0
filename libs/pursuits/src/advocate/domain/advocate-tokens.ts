/** The token that a link carries, computed from its id with the server's key. */
export abstract class AdvocateTokens {
  abstract of(linkId: string): string;
  abstract hashOf(token: string): string;
  /** By which the browser reads that opened a link, computed alike from the same `visit`: a text that only its page knows. */
  abstract ofReading(linkId: string, visit: string): string;
}
