import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString, IsUUID } from 'class-validator';
import { CodeDigits, LinkTokens } from '../../commands/ports';
import { verificationCodeMail } from '../mails/verification-code';

export class VerificationRequestedNews {
  @IsString()
  readonly email!: string;

  @IsUUID()
  readonly codeId!: string;
}

@HandlesEvent({ event: 'identity.verification-requested', name: 'identity.mail-code-when-verification-requested' })
export class MailCodeWhenVerificationRequested implements EventHandler<VerificationRequestedNews> {
  readonly payload = VerificationRequestedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly digits: CodeDigits,
    private readonly links: LinkTokens,
    private readonly config: Config,
  ) {}

  async handle({ email, codeId }: VerificationRequestedNews, { eventId }: EventMetadata): Promise<void> {
    const facts = { email, code: this.digits.of(codeId), token: this.links.of(codeId) };
    const words = verificationCodeMail(facts, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
