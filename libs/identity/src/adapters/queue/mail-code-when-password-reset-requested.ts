import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString, IsUUID } from 'class-validator';
import { CodeDigits, ResetLinks } from '../../commands/ports';
import { passwordResetMail } from '../mails/password-reset';

export class PasswordResetRequestedNews {
  @IsString()
  readonly email!: string;

  @IsUUID()
  readonly codeId!: string;
}

@Reaction('identity.password-reset-requested')
export class MailCodeWhenPasswordResetRequested implements Reacts<PasswordResetRequestedNews> {
  readonly news = PasswordResetRequestedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly digits: CodeDigits,
    private readonly links: ResetLinks,
    private readonly config: Config,
  ) {}

  async react({ email, codeId }: PasswordResetRequestedNews, { eventId }: Happening): Promise<void> {
    const words = passwordResetMail({ code: this.digits.of(codeId), link: this.links.of(codeId) }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
