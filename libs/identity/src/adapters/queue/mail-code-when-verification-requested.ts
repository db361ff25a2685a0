import { composeMail, Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString, IsUUID } from 'class-validator';
import { CodeDigits } from '../../commands/ports';
import { CODE_LIFETIME_MINUTES } from '../../domain/email-code';
import { PAGES } from './pages';

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
    private readonly config: Config,
  ) {}

  async react({ email, codeId }: VerificationRequestedNews, { eventId }: Happening): Promise<void> {
    const { brand, publicUrl } = this.config;
    // Nothing that the applicant wrote: the mail may go to someone who never heard of us.
    const words = composeMail(
      {
        preheader: `Your code is valid for ${CODE_LIFETIME_MINUTES} minutes.`,
        heading: 'Verify your email address',
        paragraphs: [`Enter this code to verify your ${brand.name} account:`],
        code: this.digits.of(codeId),
        button: { label: 'Enter the code', url: `${publicUrl}${PAGES.verifyEmail(email)}` },
        footnote: `The code is valid for ${CODE_LIFETIME_MINUTES} minutes. If you did not sign up for ${brand.name}, ignore this email: nothing happens without the code.`,
      },
      brand,
    );
    await this.mailer.send({ id: eventId, to: email, subject: `Your ${brand.name} verification code`, ...words });
  }
}
