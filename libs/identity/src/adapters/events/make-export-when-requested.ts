import { Config, type EventMetadata, HandlesEvent, type EventHandler } from '@casewright/platform';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CompleteDataExport } from '../../commands/complete-data-export';
import { PersonalDataElsewhere } from '../../commands/ports';
import { FindUser } from '../../queries/find-user';
import { GetIdentityData } from '../../queries/get-identity-data';

export class DataExportRequestedPayload {
  @IsUUID()
  readonly accountId!: string;

  @IsUUID()
  readonly exportId!: string;
}

/** Runs in the worker, because an export may be large. */
@HandlesEvent({
  event: 'identity.data-export-requested',
  name: 'identity.make-export-when-requested',
  lane: 'documents',
})
export class MakeExportWhenRequested implements EventHandler<DataExportRequestedPayload> {
  readonly payload = DataExportRequestedPayload;

  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly elsewhere: PersonalDataElsewhere,
    private readonly config: Config,
  ) {}

  async handle({ accountId, exportId }: DataExportRequestedPayload, { occurredAt }: EventMetadata): Promise<void> {
    const user = await this.queries.execute(new FindUser(accountId));
    if (!user) return;
    const data = {
      about: { product: this.config.brand.name, email: user.email, requestedAt: occurredAt },
      identity: await this.queries.execute(new GetIdentityData(accountId)),
      ...(await this.elsewhere.collect(accountId, user.email)),
    };
    const content = await packed(JSON.stringify(data, null, 2));
    await this.commands.execute(new CompleteDataExport(exportId, content));
  }
}

const packed = promisify<string, Buffer>(gzip);
