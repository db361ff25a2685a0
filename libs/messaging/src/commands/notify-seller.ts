import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { Message, type MessageText, TEAM_ID } from '../domain/message';
import { Directory } from './ports';

/** Notifies a seller about their case in the inbox. The case's own context sends the email. */
export class NotifySeller extends Command<void> {
  constructor(
    /** Becomes the message id, so that a repeat is ignored. */
    readonly eventId: string,
    readonly sellerId: string,
    readonly caseId: string,
    readonly text: MessageText,
    readonly teamName: string,
  ) {
    super();
  }
}

@CommandHandler(NotifySeller)
export class NotifySellerHandler implements ICommandHandler<NotifySeller> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly directory: Directory,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, sellerId, caseId, text, teamName }: NotifySeller): Promise<void> {
    if (!(await this.directory.existing([sellerId])).includes(sellerId)) return;
    const person = { id: sellerId, name: await this.directory.nameOf(sellerId) };
    const team = { id: TEAM_ID, name: teamName, isAdmin: true };
    const delivery = {
      recipientIds: [sellerId],
      recipientName: person.name,
      conversation: { id: caseId, person, caseId },
      isMailed: true,
    };
    await this.mailbox.deliver(Message.announce(eventId, team, text, delivery, this.clock.now()));
  }
}
