import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CalculationNotFound } from '../domain/saved-calculation.errors';
import { SavedCalculations } from '../domain/saved-calculation.repository';

/** Can be restored until it is erased. */
export class DeleteCalculation extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteCalculation)
export class DeleteCalculationHandler implements ICommandHandler<DeleteCalculation> {
  constructor(
    private readonly calculations: SavedCalculations,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, id }: DeleteCalculation): Promise<void> {
    if (!(await this.calculations.delete(ownerId, id, this.clock.now()))) throw new CalculationNotFound();
  }
}
