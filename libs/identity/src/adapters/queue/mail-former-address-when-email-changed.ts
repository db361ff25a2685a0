import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
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

@Reaction('identity.email-change-made')
export class MailFormerAddressWhenEmailChanged implements Reacts<EmailGivenUpNews> {
  readonly news = EmailGivenUpNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly links: LinkTokens,
    private readonly config: Config,
  ) {}

  async react(
    { oldEmail, changeId, undoableUntil }: EmailGivenUpNews,
    { eventId, occurredAt }: Happening,
  ): Promise<void> {
    const link = { changeId, token: this.links.of(changeId) };
    const words = emailGivenUpMail({ link, changedAt: occurredAt, undoableUntil }, this.config);
    await this.mailer.send({ id: eventId, to: oldEmail, ...words });
  }
}
