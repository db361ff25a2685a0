import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toSend } from '../attachments/domain/attachment';
import { Attachments } from '../attachments/domain/attachments.repository';
import { Mailbox, type SentMessage } from '../domain/mailbox.repository';
import { DraftNotFound } from '../domain/draft.errors';
import type { MessageText } from '../domain/message';
import { type Addressee, type Author, MessageSender } from './message-sender';

export class SendMessage extends Command<SentMessage> {
  constructor(
    readonly author: Author,
    readonly text: MessageText,
    readonly to: Addressee,
    /** The draft whose id and attachments the message takes over. */
    readonly draftId?: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly sender: MessageSender,
    private readonly mailbox: Mailbox,
    private readonly attachments: Attachments,
  ) {}

  async execute({ author, text, to, draftId }: SendMessage): Promise<SentMessage> {
    if (draftId === undefined) return this.sender.send(author, text, to);
    const attachments = await this.attachments.lock(author.id, draftId);
    if (!attachments) return this.sentBefore(author.id, draftId);
    const sent = await this.sender.send(author, text, to, draftId, toSend(attachments));
    await this.attachments.claim(draftId);
    return sent;
  }

  /** Answers a repeated request whose first answer was lost. */
  private async sentBefore(ownerId: string, draftId: string): Promise<SentMessage> {
    const sent = await this.mailbox.sent(ownerId, draftId);
    if (!sent) throw new DraftNotFound();
    return sent;
  }
}
