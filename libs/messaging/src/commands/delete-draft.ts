import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DraftNotFound } from '../domain/draft.errors';
import { Attachments } from '../attachments/domain/attachments.repository';
import { Drafts } from '../domain/drafts.repository';
import { DraftsChanged } from '../domain/mailbox.events';

export class DeleteDraft extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly draftId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteDraft)
export class DeleteDraftHandler implements ICommandHandler<DeleteDraft> {
  constructor(
    private readonly drafts: Drafts,
    private readonly attachments: Attachments,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, draftId }: DeleteDraft): Promise<void> {
    if (!(await this.drafts.delete(ownerId, draftId))) throw new DraftNotFound();
    // A reply may already have been sent with its attachments.
    if (await this.attachments.lock(ownerId, draftId)) await this.attachments.removeAll(draftId);
    this.events.record(new DraftsChanged([ownerId], this.clock.now()));
  }
}
