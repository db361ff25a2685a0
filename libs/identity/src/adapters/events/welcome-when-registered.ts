import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString } from 'class-validator';
import { welcomeMail } from '../mails/welcome';

export class RegisteredNews {
  @IsString()
  readonly email!: string;
}

/** Its failure is nobody else's: the account is open, and the code is mailed by a reaction of its own. */
@HandlesEvent({ event: 'identity.registered', name: 'identity.welcome-when-registered' })
export class WelcomeWhenRegistered implements EventHandler<RegisteredNews> {
  readonly payload = RegisteredNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email }: RegisteredNews, { eventId }: EventMetadata): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...welcomeMail(this.config) });
  }
}
