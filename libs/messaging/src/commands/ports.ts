/** Accounts, from another context. */
export abstract class Directory {
  abstract nameOf(userId: string): Promise<string>;
  /** Returns existing accounts, locked until the transaction ends. */
  abstract existing(userIds: readonly string[]): Promise<readonly string[]>;
  /** @returns undefined for a deleted account */
  abstract emailOf(userId: string): Promise<string | undefined>;
  abstract find(emailOrId: string): Promise<string | undefined>;
}

export abstract class OpenPages {
  /** @returns users with an open page */
  abstract among(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export abstract class Admins {
  abstract ids(): Promise<readonly string[]>;
}
