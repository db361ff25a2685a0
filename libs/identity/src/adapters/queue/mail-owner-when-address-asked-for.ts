import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { addressAskedForMail } from '../mails/address-asked-for';

export class AddressAskedForNews {
  @IsString()
  readonly email!: string;
}

/** Whoever asked is told nothing on the page; the owner of the address is told here. */
@Reaction('identity.address-asked-for')
export class MailOwnerWhenAddressAskedFor implements Reacts<AddressAskedForNews> {
  readonly news = AddressAskedForNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email }: AddressAskedForNews, { eventId }: Happening): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...addressAskedForMail(this.config) });
  }
}
