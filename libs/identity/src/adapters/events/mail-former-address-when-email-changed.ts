import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { Type } from 'class-transformer';
import { IsDate, IsString, IsUUID } from 'class-validator';
import { LinkTokens } from '../../commands/ports';
import { emailGivenUpMail } from '../mails/email-given-up';

export class EmailGivenUpNews {
  @IsString()
  readonly oldEmail!: string;

  @IsUUID()
  readonly changeId!: string;

  @Type(() => Date)
  @IsDate()
  readonly undoableUntil!: Date;
}

@HandlesEvent({ event: 'identity.email-change-made', name: 'identity.mail-former-address-when-email-changed' })
export class MailFormerAddressWhenEmailChanged implements EventHandler<EmailGivenUpNews> {
  readonly payload = EmailGivenUpNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly links: LinkTokens,
    private readonly config: Config,
  ) {}

  async handle(
    { oldEmail, changeId, undoableUntil }: EmailGivenUpNews,
    { eventId, occurredAt }: EventMetadata,
  ): Promise<void> {
    const link = { changeId, token: this.links.of(changeId) };
    const words = emailGivenUpMail({ link, changedAt: occurredAt, undoableUntil }, this.config);
    await this.mailer.send({ id: eventId, to: oldEmail, ...words });
  }
}
