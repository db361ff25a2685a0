import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString } from 'class-validator';
import { accountDeletedMail } from '../mails/account-deleted';

export class AccountErasedNews {
  @IsString()
  readonly email!: string;
}

@HandlesEvent({ event: 'identity.account-erased', name: 'identity.mail-owner-when-erased' })
export class MailOwnerWhenErased implements EventHandler<AccountErasedNews> {
  readonly payload = AccountErasedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email }: AccountErasedNews, { eventId }: EventMetadata): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...accountDeletedMail(this.config) });
  }
}
