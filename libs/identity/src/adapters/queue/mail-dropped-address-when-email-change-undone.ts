import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { emailDroppedMail } from '../mails/email-change-undone';

export class EmailDroppedNews {
  @IsString()
  readonly droppedEmail!: string;
}

@Reaction('identity.email-change-undone')
export class MailDroppedAddressWhenEmailChangeUndone implements Reacts<EmailDroppedNews> {
  readonly news = EmailDroppedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ droppedEmail }: EmailDroppedNews, { eventId, occurredAt }: Happening): Promise<void> {
    const words = emailDroppedMail({ undoneAt: occurredAt }, this.config);
    await this.mailer.send({ id: `${eventId}-dropped`, to: droppedEmail, ...words });
  }
}
