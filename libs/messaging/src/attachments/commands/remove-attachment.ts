import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DraftNotFound } from '../../domain/draft.errors';
import { Attachments } from '../domain/attachments.repository';

export class RemoveAttachment extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly draftId: string,
    readonly attachmentId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveAttachment)
export class RemoveAttachmentHandler implements ICommandHandler<RemoveAttachment> {
  constructor(private readonly attachments: Attachments) {}

  /** @throws DraftNotFound, FileNotFound */
  async execute({ ownerId, draftId, attachmentId }: RemoveAttachment): Promise<void> {
    const present = await this.attachments.lock(ownerId, draftId);
    if (!present) throw new DraftNotFound();
    await this.attachments.remove(draftId, attachmentId);
  }
}
