import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { duplicateOf } from '../domain/saved-calculation';
import { CalculationNotFound } from '../domain/saved-calculation.errors';
import { SavedCalculations } from '../domain/saved-calculation.repository';
import type { SavedAs } from './save-calculation';

export class DuplicateCalculation extends Command<SavedAs> {
  constructor(
    readonly ownerId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DuplicateCalculation)
export class DuplicateCalculationHandler implements ICommandHandler<DuplicateCalculation> {
  constructor(
    private readonly calculations: SavedCalculations,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, id }: DuplicateCalculation): Promise<SavedAs> {
    const original = await this.calculations.find(ownerId, id);
    if (!original) throw new CalculationNotFound();
    const duplicate = duplicateOf(original, this.clock.now());
    await this.calculations.add(duplicate);
    return { id: duplicate.id, title: duplicate.title };
  }
}
