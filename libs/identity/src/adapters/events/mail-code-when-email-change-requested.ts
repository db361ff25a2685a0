import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString, IsUUID } from 'class-validator';
import { CodeDigits, LinkTokens } from '../../commands/ports';
import { emailChangeCodeMail } from '../mails/email-change-code';

export class EmailChangeCodeRequestedNews {
  @IsString()
  readonly email!: string;

  @IsUUID()
  readonly codeId!: string;
}

@HandlesEvent({ event: 'identity.email-change-code-requested', name: 'identity.mail-code-when-email-change-requested' })
export class MailCodeWhenEmailChangeRequested implements EventHandler<EmailChangeCodeRequestedNews> {
  readonly payload = EmailChangeCodeRequestedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly digits: CodeDigits,
    private readonly links: LinkTokens,
    private readonly config: Config,
  ) {}

  async handle({ email, codeId }: EmailChangeCodeRequestedNews, { eventId }: EventMetadata): Promise<void> {
    const words = emailChangeCodeMail({ code: this.digits.of(codeId), token: this.links.of(codeId) }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
