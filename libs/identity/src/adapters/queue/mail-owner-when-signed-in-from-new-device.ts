import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { deviceWords } from '../devices/device-words';
import { newSignInMail } from '../mails/new-sign-in';

export class SignedInFromNewDeviceNews {
  @IsString()
  readonly email!: string;

  @IsString()
  readonly userAgent!: string;
}

@Reaction('identity.signed-in-from-new-device')
export class MailOwnerWhenSignedInFromNewDevice implements Reacts<SignedInFromNewDeviceNews> {
  readonly news = SignedInFromNewDeviceNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email, userAgent }: SignedInFromNewDeviceNews, { eventId, occurredAt }: Happening): Promise<void> {
    const words = newSignInMail({ device: deviceWords(userAgent), signedInAt: occurredAt }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
