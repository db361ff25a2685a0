import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Attachments } from '../domain/attachments.repository';

export class PurgeAbandonedAttachments extends Command<void> {}

@CommandHandler(PurgeAbandonedAttachments)
export class PurgeAbandonedAttachmentsHandler implements ICommandHandler<PurgeAbandonedAttachments> {
  constructor(private readonly attachments: Attachments) {}

  execute(): Promise<void> {
    return this.attachments.removeAbandoned();
  }
}
