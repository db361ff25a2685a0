import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString, IsUUID } from 'class-validator';
import { CodeDigits, ResetLinks } from '../../commands/ports';
import { passwordResetMail } from '../mails/password-reset';

export class PasswordResetRequestedNews {
  @IsString()
  readonly email!: string;

  @IsUUID()
  readonly codeId!: string;
}

@HandlesEvent({ event: 'identity.password-reset-requested', name: 'identity.mail-code-when-password-reset-requested' })
export class MailCodeWhenPasswordResetRequested implements EventHandler<PasswordResetRequestedNews> {
  readonly payload = PasswordResetRequestedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly digits: CodeDigits,
    private readonly links: ResetLinks,
    private readonly config: Config,
  ) {}

  async handle({ email, codeId }: PasswordResetRequestedNews, { eventId }: EventMetadata): Promise<void> {
    const words = passwordResetMail({ code: this.digits.of(codeId), link: this.links.of(codeId) }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
