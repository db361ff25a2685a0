import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CaseNews, letterToAdmins, letterToSeller } from '../domain/case-letters';
import { Mailbox } from '../domain/mailbox';
import { Message, TEAM_ID } from '../domain/message';
import { Admins, Directory } from './ports';

/** Tells a seller what happens with the case they have started, and the admins that there is one. */
export class AnnounceCase extends Command<void> {
  constructor(
    /** The same when it is told again. */
    readonly eventId: string,
    readonly news: CaseNews,
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

  async execute({ eventId, news, teamName }: AnnounceCase): Promise<void> {
    const admins = await this.admins.ids();
    const present = await this.directory.keep([news.ownerId, ...admins]);
    // Gone by then.
    if (!present.includes(news.ownerId)) return;
    const now = this.clock.now();
    const team = { id: TEAM_ID, name: teamName, isAdmin: true };
    await this.mailbox.deliver(Message.announce(eventId, team, letterToSeller(news), [news.ownerId], now));

    const addressees = admins.filter((id) => present.includes(id));
    if (addressees.length === 0) return;
    const seller = { id: news.ownerId, name: await this.directory.nameOf(news.ownerId), isAdmin: false };
    await this.mailbox.deliver(Message.announce(news.caseId, seller, letterToAdmins(news), addressees, now));
  }
}
