/** Who people are, as another context knows. */
export abstract class Directory {
  abstract nameOf(userId: string): Promise<string>;
  /** Those of them who have not left, nor do before the transaction ends. */
  abstract keep(userIds: readonly string[]): Promise<readonly string[]>;
  /** @returns undefined for whoever has left */
  abstract emailOf(userId: string): Promise<string | undefined>;
  /** By email or id. */
  abstract find(emailOrId: string): Promise<string | undefined>;
}

export abstract class Admins {
  abstract ids(): Promise<readonly string[]>;
}
