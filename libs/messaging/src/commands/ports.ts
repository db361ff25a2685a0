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

/** Credits of another context. */
export abstract class PilotCredits {
  /** Counts toward what one admin gives in a day. The event of the approval grants them. Refused above the limit. */
  abstract approve(signupId: string, userId: string, credits: number, adminId: string): Promise<void>;
}
