import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SentMessage } from '../domain/mailbox.repository';
import type { MessageText } from '../domain/message';
import { type Addressee, type Author, MessageSender } from './message-sender';

export class SendMessage extends Command<SentMessage> {
  constructor(
    readonly author: Author,
    readonly text: MessageText,
    readonly to: Addressee,
  ) {
    super();
  }
}

@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(private readonly sender: MessageSender) {}

  execute({ author, text, to }: SendMessage): Promise<SentMessage> {
    return this.sender.send(author, text, to);
  }
}
