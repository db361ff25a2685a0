import { Config, type EventMetadata, HandlesEvent, type EventHandler } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsString, IsUUID } from 'class-validator';
import { CasesOfSellers } from '../../queries/cases-of-sellers';
import { NotifySeller } from '../../commands/notify-seller';
import { type PublishedVersion, versionPublished } from '../../domain/case-messages';

class DeliverablePublishedPayload implements Omit<PublishedVersion, 'caseName'> {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsString()
  readonly prospect!: string;

  /** A number in events of version 1. */
  @Type(() => String)
  @IsString()
  readonly number!: string;

  @IsString()
  readonly note!: string;
}

@HandlesEvent({ event: 'pursuits.deliverable-published', name: 'messaging.tell-of-deliverable-when-published' })
export class NotifySellerWhenDeliverablePublished implements EventHandler<DeliverablePublishedPayload> {
  readonly payload = DeliverablePublishedPayload;

  constructor(
    private readonly commands: CommandBus,
    private readonly cases: CasesOfSellers,
    private readonly config: Config,
  ) {}

  async handle(published: DeliverablePublishedPayload, { eventId }: EventMetadata): Promise<void> {
    const { brand } = this.config;
    const { ownerId, caseId } = published;
    const caseName = (await this.cases.find(caseId))?.name ?? published.prospect;
    const text = versionPublished({ ...published, caseName });
    await this.commands.execute(new NotifySeller(eventId, ownerId, caseId, text, `${brand.name} team`));
  }
}
