/** What calendars read of a mail (RFC 6047). */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  /** iCalendar. */
  readonly content: string;
}

export interface Mail {
  /** Becomes the Message-ID: a mail that is sent again after a crash is the same mail to its recipient. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** One click switches off emails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
  readonly calendar?: MailCalendar | undefined;
}

export abstract class Mailer {
  /** @throws PermanentFailure when the recipient is refused for good; anything else may be tried again */
  abstract send(mail: Mail): Promise<void>;
}
