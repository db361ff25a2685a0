import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { RemindOfReviews } from '../../commands/remind-of-reviews';

@Scheduled({ name: 'pursuits.remind-of-reviews', everySeconds: 300 })
export class RemindOfReviewsJob implements ScheduledJob {
  constructor(private readonly commands: CommandBus) {}

  async run(): Promise<void> {
    await this.commands.execute(new RemindOfReviews());
  }
}
