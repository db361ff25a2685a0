import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CalculationNotFound } from '../domain/saved-calculation.errors';
import { SavedCalculations } from '../domain/saved-calculation.repository';

export class RenameCalculation extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly id: string,
    readonly title: string,
  ) {
    super();
  }
}

@CommandHandler(RenameCalculation)
export class RenameCalculationHandler implements ICommandHandler<RenameCalculation> {
  constructor(private readonly calculations: SavedCalculations) {}

  async execute({ ownerId, id, title }: RenameCalculation): Promise<void> {
    if (!(await this.calculations.rename(ownerId, id, title))) throw new CalculationNotFound();
  }
}
