import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString } from 'class-validator';
import { emailTakenUpMail } from '../mails/email-taken-up';

export class EmailTakenUpNews {
  @IsString()
  readonly newEmail!: string;
}

@HandlesEvent({ event: 'identity.email-change-made', name: 'identity.mail-new-address-when-email-changed' })
export class MailNewAddressWhenEmailChanged implements EventHandler<EmailTakenUpNews> {
  readonly payload = EmailTakenUpNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ newEmail }: EmailTakenUpNews, { eventId, occurredAt }: EventMetadata): Promise<void> {
    const words = emailTakenUpMail({ changedAt: occurredAt }, this.config);
    await this.mailer.send({ id: `${eventId}-new`, to: newEmail, ...words });
  }
}
