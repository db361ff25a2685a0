import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { ForgetExpiredExports } from '../../commands/forget-expired-exports';

@Scheduled({ name: 'identity.forget-expired-exports', everySeconds: 3_600 })
export class ForgetExpiredExportsHourly implements ScheduledJob {
  constructor(private readonly commands: CommandBus) {}

  run(): Promise<void> {
    return this.commands.execute(new ForgetExpiredExports());
  }
}
