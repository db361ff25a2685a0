import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { messageToAdmins, messageToSeller, type NamedCase } from '../domain/case-messages';
import { Mailbox } from '../domain/mailbox.repository';
import { Message, TEAM_ID } from '../domain/message';
import { Admins, Directory } from './ports';

/** Messages the seller about the next steps of their case, and the admins about the case. */
export class AnnounceCase extends Command<void> {
  constructor(
    /** Becomes the message id, so that a repeat is ignored. */
    readonly eventId: string,
    readonly started: NamedCase,
    readonly teamName: string,
  ) {
    super();
  }
}

@CommandHandler(AnnounceCase)
export class AnnounceCaseHandler implements ICommandHandler<AnnounceCase> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly directory: Directory,
    private readonly admins: Admins,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, started, teamName }: AnnounceCase): Promise<void> {
    const admins = await this.admins.ids();
    const present = await this.directory.existing([started.ownerId, ...admins]);
    if (!present.includes(started.ownerId)) return;
    const now = this.clock.now();
    const { ownerId, caseId } = started;
    const person = { id: ownerId, name: await this.directory.nameOf(ownerId) };
    const team = { id: TEAM_ID, name: teamName, isAdmin: true };
    const conversation = { id: caseId, person, caseId };
    const toSeller = { recipientIds: [ownerId], recipientName: person.name, conversation };
    await this.mailbox.deliver(Message.announce(eventId, team, messageToSeller(started), toSeller, now));

    const addressees = admins.filter((id) => present.includes(id));
    if (addressees.length === 0) return;
    const toAdmins = { recipientIds: addressees, conversation };
    const seller = { ...person, isAdmin: false };
    await this.mailbox.deliver(Message.announce(caseId, seller, messageToAdmins(started), toAdmins, now));
  }
}
