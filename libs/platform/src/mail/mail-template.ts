import type { Brand } from '../config/brand';
import type { Mail } from './mailer';

/** What every mail is written with: who offers the product, and where its links lead. */
export interface MailLayout {
  readonly brand: Brand;
  readonly publicUrl: string;
}

export type MailText = Pick<Mail, 'subject' | 'html' | 'text' | 'calendar'>;

/** One of a context's mails about invented people, to be looked at. */
export interface MailSample {
  readonly name: string;
  readonly write: (layout: MailLayout) => MailText;
}
