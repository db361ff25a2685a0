import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { passwordChangedMail } from '../mails/password-changed';

export class PasswordChangedNews {
  @IsString()
  readonly email!: string;
}

@Reaction('identity.password-changed')
export class MailOwnerWhenPasswordChanged implements Reacts<PasswordChangedNews> {
  readonly news = PasswordChangedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email }: PasswordChangedNews, { eventId, occurredAt }: Happening): Promise<void> {
    const words = passwordChangedMail({ changedAt: occurredAt }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
