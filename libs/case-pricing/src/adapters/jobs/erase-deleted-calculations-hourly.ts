import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { EraseDeletedCalculations } from '../../commands/erase-deleted-calculations';

@Scheduled({ name: 'case-pricing.erase-deleted-calculations', everySeconds: 3_600 })
export class EraseDeletedCalculationsHourly implements ScheduledJob {
  constructor(private readonly commands: CommandBus) {}

  run(): Promise<void> {
    return this.commands.execute(new EraseDeletedCalculations());
  }
}
