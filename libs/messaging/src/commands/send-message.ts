import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox';
import { type Letter, Message } from '../domain/message';
import { NoAdmins, RecipientUnknown } from '../domain/message.errors';
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
    readonly letter: Letter,
    /** An email or a user's id; only an admin chooses. */
    readonly recipient: string,
  ) {
    super();
  }
}

@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly directory: Directory,
    private readonly admins: Admins,
    private readonly clock: Clock,
  ) {}

  async execute({ author, letter, recipient }: SendMessage): Promise<SentMessage> {
    const recipientIds = author.isAdmin ? await this.person(recipient) : await this.everyAdmin();
    const sender = { ...author, name: await this.directory.nameOf(author.id) };
    const message = Message.write(sender, letter, recipientIds, this.clock.now());
    await this.mailbox.deliver(message);
    return { messageId: message.id, recipientCount: message.recipientIds.length };
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
