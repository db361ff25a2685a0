import { composeMail, Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { PAGES } from './pages';

export class AlreadyRegisteredNews {
  @IsString()
  readonly email!: string;
}

/** Whoever signed up again is told nothing on the page; the owner of the address is told here. */
@Reaction('identity.already-registered')
export class MailOwnerWhenAlreadyRegistered implements Reacts<AlreadyRegisteredNews> {
  readonly news = AlreadyRegisteredNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email }: AlreadyRegisteredNews, { eventId }: Happening): Promise<void> {
    const { brand, publicUrl } = this.config;
    const words = composeMail(
      {
        preheader: 'Someone signed up with your email address.',
        heading: 'You already have an account',
        paragraphs: [
          `Someone just signed up for ${brand.name} with this email address. If it was you: you already have an account, and can sign in with your password.`,
          `Forgot the password? Reset it at ${publicUrl}${PAGES.passwordReset}.`,
        ],
        button: { label: 'Sign in', url: `${publicUrl}${PAGES.login}` },
        footnote: 'If it was not you, ignore this email: your account and your password are unchanged.',
      },
      brand,
    );
    await this.mailer.send({ id: eventId, to: email, subject: `You already have a ${brand.name} account`, ...words });
  }
}
