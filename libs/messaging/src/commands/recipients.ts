export interface MessageReader {
  readonly email: string;
  readonly firstName: string;
}

/** Whom emails about messages go to. */
export abstract class Recipients {
  /** @returns undefined for a deleted account */
  abstract find(userId: string): Promise<MessageReader | undefined>;
}
