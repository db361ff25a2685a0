import { NotifyTeam } from '@casewright/messaging';
import { type AdminsOfCase, type CaseNotice, ProviderInbox } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

/** Messages admins about a case in the transaction that notifies them. */
@Injectable()
export class ProviderInboxFromMessaging extends ProviderInbox {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  notify(messageId: string, { recipientIds, ...about }: AdminsOfCase, notice: CaseNotice): Promise<void> {
    return this.commands.execute(new NotifyTeam(messageId, recipientIds, about, notice));
  }
}
