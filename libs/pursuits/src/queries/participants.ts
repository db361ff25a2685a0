/** What people are called. Answered by another context. */
export abstract class Participants {
  /** Empty for someone who has left. */
  abstract nameOf(userId: string): Promise<string>;
}
