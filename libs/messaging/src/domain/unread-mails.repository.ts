export interface DueMail {
  readonly ownerId: string;
  /** Unread messages, newest first. */
  readonly messageIds: readonly string[];
  readonly isWanted: boolean;
}

export abstract class UnreadMails {
  /**
   * Owners with messages before `until` that are neither read nor emailed, and whose cadence allows an email now.
   * @param afterOwner last owner of the previous batch
   */
  abstract due(until: Date, now: Date, afterOwner: string | undefined): Promise<readonly DueMail[]>;
  /** Marks messages as handled, once. @returns those to email, if the owner wants the email */
  abstract settle(mail: DueMail, now: Date): Promise<readonly string[]>;
}
