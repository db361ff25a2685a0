import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnreadMails } from '../domain/unread-mails.repository';
import { UnreadMailDue } from '../domain/unread-mails.events';
import { OpenPages } from './ports';

/** Time that a message must be unread before it is emailed. */
const UNREAD_MS = 5 * 60_000;

/** Sends one email per owner with unread messages and no open page. @returns the last owner of the batch */
export class MailUnreadMessages extends Command<string | undefined> {
  constructor(
    /** Last owner of the previous batch. */
    readonly afterOwner: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(MailUnreadMessages)
export class MailUnreadMessagesHandler implements ICommandHandler<MailUnreadMessages> {
  constructor(
    private readonly mails: UnreadMails,
    private readonly pages: OpenPages,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ afterOwner }: MailUnreadMessages): Promise<string | undefined> {
    const now = this.clock.now();
    const due = await this.mails.due(new Date(now.getTime() - UNREAD_MS), now, afterOwner);
    const present = await this.pages.among(due.map(({ ownerId }) => ownerId));
    for (const mail of due.filter(({ ownerId }) => !present.has(ownerId))) {
      const mailed = await this.mails.settle(mail, now);
      if (mailed.length > 0) this.events.record(new UnreadMailDue(mail.ownerId, mailed, now));
    }
    return due.at(-1)?.ownerId;
  }
}
