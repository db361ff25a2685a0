import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { PurgeAbandonedAttachments } from '../../commands/purge-abandoned-attachments';

@Scheduled({ name: 'messaging.purge-abandoned-attachments', everySeconds: 3_600 })
export class PurgeAbandoned implements ScheduledJob {
  constructor(private readonly commands: CommandBus) {}

  run(): Promise<void> {
    return this.commands.execute(new PurgeAbandonedAttachments());
  }
}
