import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
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

@Reaction('identity.deletion-requested')
export class MailOwnerWhenDeletionRequested implements Reacts<DeletionRequestedNews> {
  readonly news = DeletionRequestedNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email, dueAt }: DeletionRequestedNews, { eventId }: Happening): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...deletionBegunMail({ dueAt }, this.config) });
  }
}
