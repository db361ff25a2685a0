import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString, IsUUID } from 'class-validator';
import { CodeDigits, LinkTokens } from '../../commands/ports';
import { emailChangeCodeMail } from '../mails/email-change-code';

export class EmailChangeCodeRequestedNews {
  @IsString()
  readonly email!: string;

  @IsUUID()
  readonly codeId!: string;
}

@Reaction('identity.email-change-code-requested')
export class MailCodeWhenEmailChangeRequested implements Reacts<EmailChangeCodeRequestedNews> {
  readonly news = EmailChangeCodeRequestedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly digits: CodeDigits,
    private readonly links: LinkTokens,
    private readonly config: Config,
  ) {}

  async react({ email, codeId }: EmailChangeCodeRequestedNews, { eventId }: Happening): Promise<void> {
    const words = emailChangeCodeMail({ code: this.digits.of(codeId), token: this.links.of(codeId) }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
