import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString } from 'class-validator';
import { emailDroppedMail } from '../mails/email-change-undone';

export class EmailDroppedNews {
  @IsString()
  readonly droppedEmail!: string;
}

@HandlesEvent({ event: 'identity.email-change-undone', name: 'identity.mail-dropped-address-when-email-change-undone' })
export class MailDroppedAddressWhenEmailChangeUndone implements EventHandler<EmailDroppedNews> {
  readonly payload = EmailDroppedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ droppedEmail }: EmailDroppedNews, { eventId, occurredAt }: EventMetadata): Promise<void> {
    const words = emailDroppedMail({ undoneAt: occurredAt }, this.config);
    await this.mailer.send({ id: `${eventId}-dropped`, to: droppedEmail, ...words });
  }
}
