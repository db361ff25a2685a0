import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DraftNotFound } from '../../domain/draft.errors';
import { type Attachment, type NewAttachment, refuseAttachment } from '../domain/attachment';
import { Attachments } from '../domain/attachments.repository';

/** Adds an attachment to a draft, saved or not. Its bytes are uploaded afterwards. */
export class AddAttachment extends Command<Attachment> {
  constructor(
    readonly ownerId: string,
    readonly draftId: string,
    readonly wanted: NewAttachment,
  ) {
    super();
  }
}

@CommandHandler(AddAttachment)
export class AddAttachmentHandler implements ICommandHandler<AddAttachment> {
  constructor(private readonly attachments: Attachments) {}

  /** @throws AttachmentRefused, DraftNotFound, TooManyAttachments */
  async execute({ ownerId, draftId, wanted }: AddAttachment): Promise<Attachment> {
    const present = await this.attachments.lock(ownerId, draftId);
    if (!present) throw new DraftNotFound();
    refuseAttachment(wanted, present);
    return this.attachments.add(ownerId, draftId, wanted);
  }
}
