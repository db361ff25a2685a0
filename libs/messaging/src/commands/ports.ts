/** Who people are, as another context knows. */
export abstract class Directory {
  abstract nameOf(userId: string): Promise<string>;
  /** Those with an account, locked until the transaction ends. */
  abstract existing(userIds: readonly string[]): Promise<readonly string[]>;
  /** @returns undefined for a deleted account */
  abstract emailOf(userId: string): Promise<string | undefined>;
  /** By email or id. */
  abstract find(emailOrId: string): Promise<string | undefined>;
}

/** Who is looking at the product right now. */
export abstract class OpenPages {
  /** @returns those of them with a page open */
  abstract among(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export abstract class Admins {
  abstract ids(): Promise<readonly string[]>;
}
