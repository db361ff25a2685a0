import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CalculationNotFound } from '../domain/saved-calculation.errors';
import { SavedCalculations } from '../domain/saved-calculation.repository';

export class RestoreCalculation extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RestoreCalculation)
export class RestoreCalculationHandler implements ICommandHandler<RestoreCalculation> {
  constructor(private readonly calculations: SavedCalculations) {}

  async execute({ ownerId, id }: RestoreCalculation): Promise<void> {
    if (!(await this.calculations.restore(ownerId, id))) throw new CalculationNotFound();
  }
}
