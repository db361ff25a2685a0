import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { RemindOfDueCases } from '../../commands/remind-of-due-cases';

@Scheduled({ name: 'pursuits.remind-of-due-cases', everySeconds: 300 })
export class RemindOfDueCasesJob implements ScheduledJob {
  constructor(private readonly commands: CommandBus) {}

  async run(): Promise<void> {
    await this.commands.execute(new RemindOfDueCases());
  }
}
