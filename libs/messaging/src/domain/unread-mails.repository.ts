export interface DueMail {
  readonly ownerId: string;
  /** Unread, the newest first. */
  readonly messageIds: readonly string[];
  readonly isWanted: boolean;
}

export abstract class UnreadMails {
  /**
   * Owners of messages that arrived before `until` and were neither read nor mailed, whose cadence allows an email now.
   * @param afterOwner the last owner of the batch before
   */
  abstract due(until: Date, now: Date, afterOwner: string | undefined): Promise<readonly DueMail[]>;
  /** No message is mailed twice. Makes the email unless there is nothing to mail. */
  abstract settle(mail: DueMail, now: Date): Promise<void>;
}
