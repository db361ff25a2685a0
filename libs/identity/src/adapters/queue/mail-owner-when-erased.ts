import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { accountDeletedMail } from '../mails/account-deleted';

export class AccountErasedNews {
  @IsString()
  readonly email!: string;
}

@Reaction('identity.account-erased')
export class MailOwnerWhenErased implements Reacts<AccountErasedNews> {
  readonly news = AccountErasedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email }: AccountErasedNews, { eventId }: Happening): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...accountDeletedMail(this.config) });
  }
}
