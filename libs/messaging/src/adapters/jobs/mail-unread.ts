import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { MailUnreadMessages } from '../../commands/mail-unread-messages';

@Scheduled({ name: 'messaging.mail-unread', everySeconds: 30 })
export class MailUnread implements ScheduledJob {
  constructor(private readonly commands: CommandBus) {}

  async run(): Promise<void> {
    let last: string | undefined;
    do last = await this.commands.execute(new MailUnreadMessages(last));
    while (last);
  }
}
