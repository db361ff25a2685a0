import { Clock } from '@casewright/kernel';
import { HOUR_MS } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SavedCalculations } from '../domain/saved-calculation.repository';

/** Long enough to notice a mistake, short enough that deleted means deleted. */
export const KEPT_AFTER_DELETION_HOURS = 24;

export class EraseDeletedCalculations extends Command<void> {}

@CommandHandler(EraseDeletedCalculations)
export class EraseDeletedCalculationsHandler implements ICommandHandler<EraseDeletedCalculations> {
  constructor(
    private readonly calculations: SavedCalculations,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<void> {
    const keptMs = KEPT_AFTER_DELETION_HOURS * HOUR_MS;
    return this.calculations.erase(new Date(this.clock.now().getTime() - keptMs));
  }
}
