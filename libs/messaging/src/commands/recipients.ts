export interface MessageReader {
  readonly email: string;
  readonly firstName: string;
}

export abstract class Recipients {
  /** @returns undefined for a deleted account */
  abstract find(userId: string): Promise<MessageReader | undefined>;
}
