import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DraftChangedElsewhere, DraftNotFound } from '../domain/draft.errors';
import { toSend } from '../attachments/domain/attachment';
import { Attachments } from '../attachments/domain/attachments.repository';
import { Drafts } from '../domain/drafts.repository';
import { Mailbox, type SentMessage } from '../domain/mailbox.repository';
import { DraftsChanged } from '../domain/mailbox.events';
import { type Author, MessageSender } from './message-sender';

/** Sends a draft as a new message. A failure leaves the draft unchanged. */
export class SendDraft extends Command<SentMessage> {
  constructor(
    readonly author: Author,
    readonly draftId: string,
    /** The version that the author sees. */
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(SendDraft)
export class SendDraftHandler implements ICommandHandler<SendDraft> {
  constructor(
    private readonly drafts: Drafts,
    private readonly mailbox: Mailbox,
    private readonly sender: MessageSender,
    private readonly attachments: Attachments,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ author, draftId, version }: SendDraft): Promise<SentMessage> {
    const draft = await this.drafts.findForUpdate(author.id, draftId);
    if (!draft) return this.sentBefore(author.id, draftId);
    if (draft.version !== version) throw new DraftChangedElsewhere(draft.version);
    const to = draft.inReplyTo === undefined ? { recipient: draft.recipient } : { senderOf: draft.inReplyTo };
    const attachments = toSend((await this.attachments.lock(author.id, draftId)) ?? []);
    const sent = await this.sender.send(author, draft, to, draftId, attachments);
    await this.attachments.claim(draftId);
    await this.drafts.delete(author.id, draftId);
    this.events.record(new DraftsChanged([author.id], this.clock.now()));
    return sent;
  }

  /** Answers a repeated request whose first answer was lost. */
  private async sentBefore(ownerId: string, draftId: string): Promise<SentMessage> {
    const sent = await this.mailbox.sent(ownerId, draftId);
    if (!sent) throw new DraftNotFound();
    return sent;
  }
}
