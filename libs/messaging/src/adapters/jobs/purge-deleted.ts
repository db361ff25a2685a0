import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { PurgeDeletedMessages } from '../../commands/purge-deleted-messages';

@Scheduled({ name: 'messaging.purge-deleted', everySeconds: 60 })
export class PurgeDeleted implements ScheduledJob {
  constructor(private readonly commands: CommandBus) {}

  async run(): Promise<void> {
    while ((await this.commands.execute(new PurgeDeletedMessages())) > 0);
  }
}
