import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsIn, IsString } from 'class-validator';
import { SIGN_IN_CHANGES, type SignInChange } from '../../domain/sign-in-methods.events';
import { signInChangedMail } from '../mails/sign-in-changed';

export class SignInChangedNews {
  @IsString()
  readonly email!: string;

  @IsIn(SIGN_IN_CHANGES)
  readonly change!: SignInChange;
}

@HandlesEvent({ event: 'identity.sign-in-changed', name: 'identity.mail-owner-when-sign-in-changed' })
export class MailOwnerWhenSignInChanged implements EventHandler<SignInChangedNews> {
  readonly payload = SignInChangedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email, change }: SignInChangedNews, { eventId, occurredAt }: EventMetadata): Promise<void> {
    const words = signInChangedMail({ change, changedAt: occurredAt }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
