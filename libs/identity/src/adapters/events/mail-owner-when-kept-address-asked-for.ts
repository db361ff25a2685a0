import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
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

@HandlesEvent({ event: 'identity.kept-address-asked-for', name: 'identity.mail-owner-when-kept-address-asked-for' })
export class MailOwnerWhenKeptAddressAskedFor implements EventHandler<KeptAddressAskedForNews> {
  readonly payload = KeptAddressAskedForNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email, keptUntil }: KeptAddressAskedForNews, { eventId }: EventMetadata): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...keptAddressAskedForMail({ keptUntil }, this.config) });
  }
}
