import { Clock } from '@casewright/kernel';
import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ExpireCredits } from '../../commands/expire-credits';
import { ListOwnersOfExpiredCredits } from '../../queries/list-owners-of-expired-credits';

/** For owners who don't spend: spending expires due credits first. */
@Scheduled({ name: 'billing.expire-due-credits', everySeconds: 300 })
export class ExpireDueCredits implements ScheduledJob {
  private readonly logger = new Logger(ExpireDueCredits.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (const ownerId of await this.queries.execute(new ListOwnersOfExpiredCredits(this.clock.now()))) {
      try {
        await this.commands.execute(new ExpireCredits(ownerId));
      } catch (error) {
        this.logger.warn(`Expired credits of ${ownerId} could not be removed: ${String(error)}`);
      }
    }
  }
}
