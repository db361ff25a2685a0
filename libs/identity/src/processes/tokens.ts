/** Random tokens for browsers. The database stores their hashes. */
export abstract class Tokens {
  abstract create(): string;
  abstract hashOf(token: string): string;
}
