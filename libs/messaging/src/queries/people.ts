export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Who people are, for those who look for them. */
export abstract class People {
  /** By email or id. @returns their id */
  abstract find(emailOrId: string): Promise<string | undefined>;
  /** By the beginning of an id, or part of a name or email. */
  abstract search(text: string): Promise<readonly Person[]>;
  /** @returns the IDs of those with an account, by email as it was given */
  abstract withEmails(emails: readonly string[]): Promise<ReadonlyMap<string, string>>;
  abstract admins(): Promise<readonly Person[]>;
}
