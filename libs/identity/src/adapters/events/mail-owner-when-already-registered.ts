import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString } from 'class-validator';
import { alreadyRegisteredMail } from '../mails/already-registered';

export class AlreadyRegisteredNews {
  @IsString()
  readonly email!: string;
}

/** Whoever signed up again is told nothing on the page; the owner of the address is told here. */
@HandlesEvent({ event: 'identity.already-registered', name: 'identity.mail-owner-when-already-registered' })
export class MailOwnerWhenAlreadyRegistered implements EventHandler<AlreadyRegisteredNews> {
  readonly payload = AlreadyRegisteredNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email }: AlreadyRegisteredNews, { eventId }: EventMetadata): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...alreadyRegisteredMail(this.config) });
  }
}
