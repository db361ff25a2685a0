import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { emailRestoredMail } from '../mails/email-change-undone';

export class EmailRestoredNews {
  @IsString()
  readonly email!: string;
}

@Reaction('identity.email-change-undone')
export class MailRestoredAddressWhenEmailChangeUndone implements Reacts<EmailRestoredNews> {
  readonly news = EmailRestoredNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email }: EmailRestoredNews, { eventId, occurredAt }: Happening): Promise<void> {
    const words = emailRestoredMail({ undoneAt: occurredAt }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
