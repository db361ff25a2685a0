import { Clock } from '@casewright/kernel';
import { Mailbox, type SentMessage } from '../domain/mailbox.repository';
import { type Delivery, type MessageText, Message, type SentAttachment, TEAM_ID } from '../domain/message';
import { MessageNotFound, NoAdmins, RecipientLeft, RecipientUnknown } from '../domain/message.errors';
import { Admins, Directory } from './ports';

export interface Author {
  readonly id: string;
  readonly isAdmin: boolean;
}

/** The sender of an answered message or, for admins, an email or user id. */
export type Addressee = { readonly senderOf: string } | { readonly recipient: string };

export class MessageSender {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly directory: Directory,
    private readonly admins: Admins,
    private readonly clock: Clock,
  ) {}

  /** @throws MessageIncomplete, MessageNotFound, NoAdmins, RecipientLeft, RecipientUnknown */
  async send(
    author: Author,
    text: MessageText,
    to: Addressee,
    id?: string,
    attachments?: readonly SentAttachment[],
  ): Promise<SentMessage> {
    const sender = { ...author, name: await this.directory.nameOf(author.id) };
    const delivery = 'senderOf' in to ? await this.reply(author, to.senderOf) : await this.begin(sender, to.recipient);
    const shown = { ...delivery, watcherIds: await this.admins.ids() };
    const message = Message.write(sender, text, shown, this.clock.now(), id, attachments);
    await this.mailbox.deliver(message);
    return { messageId: message.id, conversationId: message.conversation.id, recipientCount: 1 };
  }

  /** Only messages that the author or their team received can be answered, so that ids reveal nothing. */
  private async reply(author: Author, messageId: string): Promise<Delivery> {
    const received = await this.mailbox.received(author.id, messageId, author.isAdmin);
    if (!received) throw new MessageNotFound();
    const { senderId, conversationId } = received;
    const conversation = { id: conversationId };
    if (senderId === TEAM_ID) return { recipientIds: await this.everyAdmin(), conversation };
    const [present] = await this.directory.existing([senderId]);
    if (!present) throw new RecipientLeft();
    return { recipientIds: [present], recipientName: await this.directory.nameOf(present), conversation };
  }

  private async begin(sender: Author & { readonly name: string }, recipient: string): Promise<Delivery> {
    const id = crypto.randomUUID();
    if (!sender.isAdmin) return { recipientIds: await this.everyAdmin(), conversation: { id, person: sender } };
    const personId = await this.directory.find(recipient);
    if (!personId) throw new RecipientUnknown(recipient);
    const name = await this.directory.nameOf(personId);
    const isAdmin = (await this.admins.ids()).includes(personId);
    const person = isAdmin ? undefined : { id: personId, name };
    return { recipientIds: [personId], recipientName: name, conversation: { id, person } };
  }

  private async everyAdmin(): Promise<readonly string[]> {
    const ids = await this.admins.ids();
    if (ids.length === 0) throw new NoAdmins();
    return ids;
  }
}
