import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { Type } from 'class-transformer';
import { IsDate, IsString } from 'class-validator';
import { keptAddressAskedForMail } from '../mails/address-asked-for';

export class KeptAddressAskedForNews {
  @IsString()
  readonly email!: string;

  @Type(() => Date)
  @IsDate()
  readonly keptUntil!: Date;
}

@Reaction('identity.kept-address-asked-for')
export class MailOwnerWhenKeptAddressAskedFor implements Reacts<KeptAddressAskedForNews> {
  readonly news = KeptAddressAskedForNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email, keptUntil }: KeptAddressAskedForNews, { eventId }: Happening): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...keptAddressAskedForMail({ keptUntil }, this.config) });
  }
}
