import { NotifySeller } from '@casewright/messaging';
import { Config } from '@casewright/platform';
import { type CaseNotice, SellerInbox, type SellerOfCase } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

/** Messages sellers about their cases in the team's name. */
@Injectable()
export class SellerInboxFromMessaging extends SellerInbox {
  constructor(
    private readonly commands: CommandBus,
    private readonly config: Config,
  ) {
    super();
  }

  notify(noticeId: string, { ownerId, caseId }: SellerOfCase, notice: CaseNotice): Promise<void> {
    return this.commands.execute(new NotifySeller(noticeId, ownerId, caseId, notice, `${this.config.brand.name} team`));
  }
}
