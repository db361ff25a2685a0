/** Calendar part of a mail (RFC 6047). */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

export interface MailAttachment {
  readonly fileName: string;
  /** Media type. */
  readonly type: string;
  readonly content: Buffer;
}

export interface Mail {
  /** Becomes the Message-ID, so that a mail resent after a crash counts as the same. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where answers go, instead of to the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  /** One-click unsubscribe (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
  readonly calendar?: MailCalendar | undefined;
  readonly attachments?: readonly MailAttachment[] | undefined;
}

export abstract class Mailer {
  /** @throws PermanentFailure if the recipient is rejected for good. Other errors are retried. */
  abstract send(mail: Mail): Promise<void>;
}
