import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { PermanentFailure } from '../queue/permanent-failure';
import { type Mail, Mailer } from './mailer';

/** Connecting costs a hundred times as much as sending. */
const MAX_CONNECTIONS = 5;
const CONNECT_WITHIN_MS = 10_000;
const SILENCE_MS = 30_000;
/** Permanent rejections (RFC 5321). Other 5xx codes point to our own configuration and are retried. */
const REFUSED_FOR_GOOD = [550, 551, 552, 553, 554];

/** Our mails embed no files or URLs, so none may be loaded. */
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

  async send({
    id,
    to,
    subject,
    html,
    text,
    replyTo,
    unsubscribeUrl,
    calendar,
    attachments = [],
  }: Mail): Promise<void> {
    try {
      const mail = new MailComposer({
        messageId: messageId(id, this.from),
        from: this.from,
        // A string could name several recipients.
        to: { name: '', address: to },
        ...(replyTo && { replyTo }),
        subject,
        html,
        text,
        ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
        attachments: attachments.map(({ fileName, type, content }) => ({
          filename: fileName,
          contentType: type,
          content,
        })),
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
        ...FETCH_NOTHING,
      }).compile();
      // Built first, because nodemailer would write each of its many parts separately.
      await this.transport.sendMail({ envelope: mail.getEnvelope(), raw: await mail.build() });
    } catch (error) {
      throw isForGood(error) ? new PermanentFailure(error.message) : error;
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Stable per mail, in our own domain. */
export const messageId = (mailId: string, from: string): string =>
  `<${mailId}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`;

const isForGood = (error: unknown): error is Error =>
  error instanceof Error && 'responseCode' in error && REFUSED_FOR_GOOD.includes(Number(error.responseCode));
