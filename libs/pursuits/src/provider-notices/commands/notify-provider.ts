import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Analysts, ProviderInbox } from '../../commands/ports';
import { noticeText } from '../domain/notice-text';
import { type NoticedCase, ProviderNotified, type ProviderNotice } from '../domain/provider-notice';
import { ProviderNotices } from '../domain/provider-notices.repository';

/** Notifies the analyst of a case, or every admin while it has none: in the inbox, and by mail. */
export class NotifyProvider extends Command<void> {
  constructor(
    /** A repeat is ignored. */
    readonly eventId: string,
    readonly caseId: string,
    readonly notice: ProviderNotice,
  ) {
    super();
  }
}

@CommandHandler(NotifyProvider)
export class NotifyProviderHandler implements ICommandHandler<NotifyProvider> {
  constructor(
    private readonly notices: ProviderNotices,
    private readonly analysts: Analysts,
    private readonly inbox: ProviderInbox,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, caseId, notice }: NotifyProvider): Promise<void> {
    const now = this.clock.now();
    const about = await this.notices.take(eventId, caseId, now);
    if (!about || (notice.isReminder && !about.dueAt)) return;
    const recipientIds = await this.recipients(notice, about);
    if (recipientIds.length === 0) return;
    const { subject, paragraphs } = noticeText(notice, about);
    const { messageId, ownerId, pursuitId } = about;
    const message = { subject, content: paragraphs.join('\n\n') };
    await this.inbox.notify(messageId, { recipientIds, ownerId, caseId }, message);
    for (const recipientId of recipientIds.filter((id) => id !== notice.mailedTo))
      this.events.record(new ProviderNotified(recipientId, caseId, pursuitId, subject, paragraphs, notice.place, now));
  }

  private async recipients({ onlyTo, alsoTo }: ProviderNotice, { analystId }: NoticedCase): Promise<readonly string[]> {
    const admins = await this.analysts.ids();
    if (onlyTo) return admins.filter((id) => id === onlyTo);
    if (!analystId || !admins.includes(analystId)) return admins;
    return admins.filter((id) => id === analystId || id === alsoTo);
  }
}
