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
  /** No message is settled twice. @returns those to mail, if the owner wants the email */
  abstract settle(mail: DueMail, now: Date): Promise<readonly string[]>;
}
