/** Who people are. Answered by another context. */
export abstract class Participants {
  /** Empty for someone who has left. */
  abstract nameOf(userId: string): Promise<string>;

  /** The people of the provider. */
  abstract providerIds(): Promise<readonly string[]>;
}
