import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { emailTakenUpMail } from '../mails/email-taken-up';

export class EmailTakenUpNews {
  @IsString()
  readonly newEmail!: string;
}

@Reaction('identity.email-change-made')
export class MailNewAddressWhenEmailChanged implements Reacts<EmailTakenUpNews> {
  readonly news = EmailTakenUpNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ newEmail }: EmailTakenUpNews, { eventId, occurredAt }: Happening): Promise<void> {
    const words = emailTakenUpMail({ changedAt: occurredAt }, this.config);
    await this.mailer.send({ id: `${eventId}-new`, to: newEmail, ...words });
  }
}
