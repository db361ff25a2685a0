export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Directory search, from another context. */
export abstract class People {
  /** Finds by email or id. @returns the id */
  abstract find(emailOrId: string): Promise<string | undefined>;
  /** Finds by the start of an id, or part of a name or email. */
  abstract search(text: string): Promise<readonly Person[]>;
  /** @returns account ids by email as given */
  abstract withEmails(emails: readonly string[]): Promise<ReadonlyMap<string, string>>;
  abstract admins(): Promise<readonly Person[]>;
}
