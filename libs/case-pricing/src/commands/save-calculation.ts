import { Clock } from '@casewright/kernel';
import { type CaseSelections, rateCardAt } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RateCards } from '../domain/rate-card.repository';
import { saveCalculation } from '../domain/saved-calculation';
import { SavedCalculations } from '../domain/saved-calculation.repository';

export interface SavedAs {
  readonly id: string;
  readonly title: string;
}

export class SaveCalculation extends Command<SavedAs> {
  constructor(
    readonly ownerId: string,
    readonly selections: CaseSelections,
    readonly timeZone = 'UTC',
  ) {
    super();
  }
}

@CommandHandler(SaveCalculation)
export class SaveCalculationHandler implements ICommandHandler<SaveCalculation> {
  constructor(
    private readonly calculations: SavedCalculations,
    private readonly rateCards: RateCards,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, selections, timeZone }: SaveCalculation): Promise<SavedAs> {
    const now = this.clock.now();
    const saved = saveCalculation(
      ownerId,
      selections,
      rateCardAt(now, await this.rateCards.published()),
      now,
      timeZone,
    );
    await this.calculations.add(saved);
    return { id: saved.id, title: saved.title };
  }
}
