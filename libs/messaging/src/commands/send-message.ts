import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox';
import { type MessageText, Message, TEAM_ID } from '../domain/message';
import { MessageNotFound, NoAdmins, RecipientUnknown } from '../domain/message.errors';
import { Admins, Directory } from './ports';

export interface SentMessage {
  readonly messageId: string;
  readonly recipientCount: number;
}

export interface Author {
  readonly id: string;
  readonly isAdmin: boolean;
}

export class SendMessage extends Command<SentMessage> {
  constructor(
    readonly author: Author,
    readonly text: MessageText,
    readonly to: Addressee,
  ) {
    super();
  }
}

/** The sender of the answered message; or, for admins, an email or a user's id. */
export type Addressee = { readonly senderOf: string } | { readonly recipient: string };

@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly directory: Directory,
    private readonly admins: Admins,
    private readonly clock: Clock,
  ) {}

  async execute({ author, text, to }: SendMessage): Promise<SentMessage> {
    const recipientIds = await this.recipientsOf(author, to);
    const sender = { ...author, name: await this.directory.nameOf(author.id) };
    const message = Message.write(sender, text, recipientIds, this.clock.now());
    await this.mailbox.deliver(message);
    return { messageId: message.id, recipientCount: message.recipientIds.length };
  }

  private async recipientsOf(author: Author, to: Addressee): Promise<readonly string[]> {
    if ('senderOf' in to) return this.senderOf(author, to.senderOf);
    return author.isAdmin ? this.person(to.recipient) : this.everyAdmin();
  }

  /** Only for messages the author received, so that an answer does not reveal others. */
  private async senderOf(author: Author, messageId: string): Promise<readonly string[]> {
    const id = await this.mailbox.senderOf(author.id, messageId);
    if (!id) throw new MessageNotFound();
    return id === TEAM_ID ? this.everyAdmin() : [id];
  }

  private async everyAdmin(): Promise<readonly string[]> {
    const ids = await this.admins.ids();
    if (ids.length === 0) throw new NoAdmins();
    return ids;
  }

  private async person(recipient: string): Promise<readonly string[]> {
    const id = await this.directory.find(recipient);
    if (!id) throw new RecipientUnknown(recipient);
    return [id];
  }
}
