import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString } from 'class-validator';
import { emailRestoredMail } from '../mails/email-change-undone';

export class EmailRestoredNews {
  @IsString()
  readonly email!: string;
}

@HandlesEvent({
  event: 'identity.email-change-undone',
  name: 'identity.mail-restored-address-when-email-change-undone',
})
export class MailRestoredAddressWhenEmailChangeUndone implements EventHandler<EmailRestoredNews> {
  readonly payload = EmailRestoredNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email }: EmailRestoredNews, { eventId, occurredAt }: EventMetadata): Promise<void> {
    const words = emailRestoredMail({ undoneAt: occurredAt }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
