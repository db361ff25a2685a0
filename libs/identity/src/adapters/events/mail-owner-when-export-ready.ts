import { Config, type EventMetadata, Mailer, HandlesEvent, type EventHandler } from '@casewright/platform';
import { Type } from 'class-transformer';
import { IsDate, IsString } from 'class-validator';
import { dataExportReadyMail } from '../mails/data-export-ready';

export class DataExportReadyNews {
  @IsString()
  readonly email!: string;

  @Type(() => Date)
  @IsDate()
  readonly expiresAt!: Date;
}

@HandlesEvent({ event: 'identity.data-export-ready', name: 'identity.mail-owner-when-export-ready' })
export class MailOwnerWhenExportReady implements EventHandler<DataExportReadyNews> {
  readonly payload = DataExportReadyNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async handle({ email, expiresAt }: DataExportReadyNews, { eventId }: EventMetadata): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...dataExportReadyMail({ expiresAt }, this.config) });
  }
}
