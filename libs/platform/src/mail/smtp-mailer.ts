import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { PermanentFailure } from '../queue/permanent-failure';
import { type Mail, Mailer } from './mailer';

/** A connection costs a hundred times what a mail on it does. */
const MAX_CONNECTIONS = 5;
const CONNECT_WITHIN_MS = 10_000;
const SILENCE_MS = 30_000;
/** Refusals of a mailbox or a message (RFC 5321); other 5xx blame our own configuration, which someone may mend. */
const REFUSED_FOR_GOOD = [550, 551, 552, 553, 554];

/** What we compose contains no addresses of files or pages to be fetched. */
const FETCH_NOTHING = { disableFileAccess: true, disableUrlAccess: true };

export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter<SMTPPool.SentMessageInfo>;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    const options: SMTPPool.Options = {
      url: smtpUrl,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENCE_MS,
      ...FETCH_NOTHING,
    };
    this.transport = createTransport(options);
    this.transport.on('error', (error: Error) => new Logger(SmtpMailer.name).warn(error.message));
  }

  async send({ id, to, subject, html, text, unsubscribeUrl, calendar }: Mail): Promise<void> {
    try {
      const mail = new MailComposer({
        messageId: messageId(id, this.from),
        from: this.from,
        // An object: a string could name several recipients.
        to: { name: '', address: to },
        subject,
        html,
        text,
        ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
        ...FETCH_NOTHING,
      }).compile();
      // Whole, or each of its many parts would be written to the connection by itself.
      await this.transport.sendMail({ envelope: mail.getEnvelope(), raw: await mail.build() });
    } catch (error) {
      throw isForGood(error) ? new PermanentFailure(error.message) : error;
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** RFC 8058. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Named after our own domain, and the same for the same mail. */
export const messageId = (mailId: string, from: string): string =>
  `<${mailId}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`;

const isForGood = (error: unknown): error is Error =>
  error instanceof Error && 'responseCode' in error && REFUSED_FOR_GOOD.includes(Number(error.responseCode));
