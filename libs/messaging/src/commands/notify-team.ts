import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { Message, type MessageText } from '../domain/message';
import { Admins, Directory } from './ports';

const NAMES = new Intl.ListFormat('en-US');

/** Notifies admins about a case, in the conversation with its seller. The case's own context sends the emails. */
export class NotifyTeam extends Command<void> {
  constructor(
    /** A repeat is ignored. */
    readonly messageId: string,
    readonly recipientIds: readonly string[],
    readonly about: { readonly caseId: string; readonly ownerId: string },
    readonly text: MessageText,
  ) {
    super();
  }
}

@CommandHandler(NotifyTeam)
export class NotifyTeamHandler implements ICommandHandler<NotifyTeam> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly directory: Directory,
    private readonly admins: Admins,
    private readonly clock: Clock,
  ) {}

  async execute({ messageId, recipientIds: wanted, about: { caseId, ownerId }, text }: NotifyTeam): Promise<void> {
    const present = await this.directory.existing([ownerId, ...wanted]);
    const recipientIds = wanted.filter((id) => present.includes(id));
    if (!present.includes(ownerId) || recipientIds.length === 0) return;
    const person = { id: ownerId, name: await this.directory.nameOf(ownerId) };
    const watcherIds = await this.admins.ids();
    const isToAll = watcherIds.every((id) => recipientIds.includes(id));
    const names = await Promise.all(recipientIds.map((id) => this.directory.nameOf(id)));
    const delivery = {
      recipientIds,
      recipientName: isToAll ? undefined : NAMES.format(names),
      conversation: { id: caseId, person, caseId },
      watcherIds,
      isMailed: true,
    };
    const seller = { ...person, isAdmin: false };
    await this.mailbox.deliver(Message.announce(messageId, seller, text, delivery, this.clock.now()));
  }
}
