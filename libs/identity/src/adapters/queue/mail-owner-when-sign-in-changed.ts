import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsIn, IsString } from 'class-validator';
import { SIGN_IN_CHANGES, type SignInChange } from '../../domain/sign-in-methods.events';
import { signInChangedMail } from '../mails/sign-in-changed';

export class SignInChangedNews {
  @IsString()
  readonly email!: string;

  @IsIn(SIGN_IN_CHANGES)
  readonly change!: SignInChange;
}

@Reaction('identity.sign-in-changed')
export class MailOwnerWhenSignInChanged implements Reacts<SignInChangedNews> {
  readonly news = SignInChangedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email, change }: SignInChangedNews, { eventId, occurredAt }: Happening): Promise<void> {
    const words = signInChangedMail({ change, changedAt: occurredAt }, this.config);
    await this.mailer.send({ id: eventId, to: email, ...words });
  }
}
