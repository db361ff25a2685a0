import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString } from 'class-validator';
import { passwordChangedMail } from '../mails/password-changed';

export class PasswordChangedNews {
  @IsString()
  readonly email!: string;
}

@HandlesEvent({ event: 'identity.password-changed', name: 'identity.mail-owner-when-password-changed' })
export class MailOwnerWhenPasswordChanged implements EventHandler<PasswordChangedNews> {
  readonly payload = PasswordChangedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email }: PasswordChangedNews, { eventId, occurredAt }: EventMetadata): Promise<void> {
    const words = passwordChangedMail({ changedAt: occurredAt }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
