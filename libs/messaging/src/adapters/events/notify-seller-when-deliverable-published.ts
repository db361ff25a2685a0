import { Config, type EventMetadata, HandlesEvent, type EventHandler } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { IsInt, IsString, IsUUID } from 'class-validator';
import { NotifySeller } from '../../commands/notify-seller';
import { type PublishedVersion, versionPublished } from '../../domain/case-messages';

class DeliverablePublishedPayload implements PublishedVersion {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsString()
  readonly prospect!: string;

  @IsInt()
  readonly number!: number;

  @IsString()
  readonly note!: string;
}

@HandlesEvent({ event: 'pursuits.deliverable-published', name: 'messaging.tell-of-deliverable-when-published' })
export class NotifySellerWhenDeliverablePublished implements EventHandler<DeliverablePublishedPayload> {
  readonly payload = DeliverablePublishedPayload;

  constructor(
    private readonly commands: CommandBus,
    private readonly config: Config,
  ) {}

  async handle(published: DeliverablePublishedPayload, { eventId }: EventMetadata): Promise<void> {
    const { brand } = this.config;
    const { ownerId, caseId } = published;
    const text = versionPublished(published);
    await this.commands.execute(new NotifySeller(eventId, ownerId, caseId, text, `${brand.name} team`));
  }
}
