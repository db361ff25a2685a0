import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString } from 'class-validator';
import { deviceWords } from '../devices/device-words';
import { newSignInMail } from '../mails/new-sign-in';

export class SignedInFromNewDeviceNews {
  @IsString()
  readonly email!: string;

  @IsString()
  readonly userAgent!: string;
}

@HandlesEvent({
  event: 'identity.signed-in-from-new-device',
  name: 'identity.mail-owner-when-signed-in-from-new-device',
})
export class MailOwnerWhenSignedInFromNewDevice implements EventHandler<SignedInFromNewDeviceNews> {
  readonly payload = SignedInFromNewDeviceNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email, userAgent }: SignedInFromNewDeviceNews, { eventId, occurredAt }: EventMetadata): Promise<void> {
    const words = newSignInMail({ device: deviceWords(userAgent), signedInAt: occurredAt }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
