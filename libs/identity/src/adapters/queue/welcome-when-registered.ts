import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { welcomeMail } from '../mails/welcome';

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
    await this.mailer.send({ id: eventId, to: email, ...welcomeMail({ firstName }, this.config) });
  }
}
