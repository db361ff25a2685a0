import { composeMail, Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { PAGES } from './pages';

export class RegisteredNews {
  @IsString()
  readonly email!: string;

  @IsString()
  readonly firstName!: string;
}

/** Its failure is nobody else's: the account is open, and the code is mailed by a reaction of its own. */
@Reaction('identity.registered')
export class WelcomeWhenRegistered implements Reacts<RegisteredNews> {
  readonly news = RegisteredNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email, firstName }: RegisteredNews, { eventId }: Happening): Promise<void> {
    const { brand, publicUrl } = this.config;
    const words = composeMail(
      {
        preheader: 'Turn your IT offerings into business outcomes.',
        heading: `Welcome to ${brand.name}, ${firstName}`,
        paragraphs: [
          'Your account is open. Once your email address is verified, you can price a case, buy value credits and start the work on your next pursuit.',
          'Questions? Write to us from the Messages page of your account.',
        ],
        button: { label: 'Go to your dashboard', url: `${publicUrl}${PAGES.profile}` },
      },
      brand,
    );
    await this.mailer.send({ id: eventId, to: email, subject: `Welcome to ${brand.name}`, ...words });
  }
}
