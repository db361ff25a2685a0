import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { alreadyRegisteredMail } from '../mails/already-registered';

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
    await this.mailer.send({ id: eventId, to: email, ...alreadyRegisteredMail(this.config) });
  }
}
