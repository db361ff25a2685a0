/** Random tokens that browsers keep. The database keeps their hashes. */
export abstract class Tokens {
  abstract create(): string;
  abstract hashOf(token: string): string;
}
