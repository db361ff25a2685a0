import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString } from 'class-validator';
import { addressAskedForMail } from '../mails/address-asked-for';

export class AddressAskedForNews {
  @IsString()
  readonly email!: string;
}

/** Whoever asked is told nothing on the page; the owner of the address is told here. */
@HandlesEvent({ event: 'identity.address-asked-for', name: 'identity.mail-owner-when-address-asked-for' })
export class MailOwnerWhenAddressAskedFor implements EventHandler<AddressAskedForNews> {
  readonly payload = AddressAskedForNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email }: AddressAskedForNews, { eventId }: EventMetadata): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...addressAskedForMail(this.config) });
  }
}
