import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { Type } from 'class-transformer';
import { IsDate, IsString } from 'class-validator';
import { deletionBegunMail } from '../mails/deletion-begun';

export class DeletionRequestedNews {
  @IsString()
  readonly email!: string;

  @Type(() => Date)
  @IsDate()
  readonly dueAt!: Date;
}

@HandlesEvent({ event: 'identity.deletion-requested', name: 'identity.mail-owner-when-deletion-requested' })
export class MailOwnerWhenDeletionRequested implements EventHandler<DeletionRequestedNews> {
  readonly payload = DeletionRequestedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email, dueAt }: DeletionRequestedNews, { eventId }: EventMetadata): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...deletionBegunMail({ dueAt }, this.config) });
  }
}
