import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { ReportSprays } from '../../commands/report-sprays';

@Scheduled({ name: 'identity.report-sprays', everySeconds: 60 })
export class ReportSpraysOften implements ScheduledJob {
  constructor(private readonly commands: CommandBus) {}

  run(): Promise<void> {
    return this.commands.execute(new ReportSprays());
  }
}
