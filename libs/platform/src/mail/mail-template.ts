import type { Brand } from '../config/brand';
import type { Mail } from './mailer';

export interface MailLayout {
  readonly brand: Brand;
  readonly publicUrl: string;
}

export type MailText = Pick<Mail, 'subject' | 'html' | 'text' | 'calendar' | 'replyTo' | 'attachments'>;

export interface MailSample {
  readonly name: string;
  readonly write: (layout: MailLayout) => MailText;
}
