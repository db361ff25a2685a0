import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
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

@Reaction('identity.data-export-ready')
export class MailOwnerWhenExportReady implements Reacts<DataExportReadyNews> {
  readonly news = DataExportReadyNews;

  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ email, expiresAt }: DataExportReadyNews, { eventId }: Happening): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, ...dataExportReadyMail({ expiresAt }, this.config) });
  }
}
