/** Implemented by another context. */
export abstract class Participants {
  /** Empty for a deleted account. */
  abstract nameOf(userId: string): Promise<string>;

  abstract providerIds(): Promise<readonly string[]>;
}
