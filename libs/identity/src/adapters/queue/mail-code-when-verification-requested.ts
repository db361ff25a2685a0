import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString, IsUUID } from 'class-validator';
import { CodeDigits, LinkTokens } from '../../commands/ports';
import { verificationCodeMail } from '../mails/verification-code';

export class VerificationRequestedNews {
  @IsString()
  readonly email!: string;

  @IsUUID()
  readonly codeId!: string;
}

@Reaction('identity.verification-requested')
export class MailCodeWhenVerificationRequested implements Reacts<VerificationRequestedNews> {
  readonly news = VerificationRequestedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly digits: CodeDigits,
    private readonly links: LinkTokens,
    private readonly config: Config,
  ) {}

  async react({ email, codeId }: VerificationRequestedNews, { eventId }: Happening): Promise<void> {
    const facts = { email, code: this.digits.of(codeId), token: this.links.of(codeId) };
    const words = verificationCodeMail(facts, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
