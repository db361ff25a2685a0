import { Clock } from '@casewright/kernel';
import { priceCase, type CasePrice, type CaseSelections } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { RateCards } from '../domain/rate-cards';
import { refuseUnlessPriceable } from '../domain/selections';

export class QuoteCase extends Query<CasePrice> {
  constructor(readonly selections: CaseSelections) {
    super();
  }
}

@QueryHandler(QuoteCase)
export class QuoteCaseHandler implements IQueryHandler<QuoteCase> {
  constructor(
    private readonly rateCards: RateCards,
    private readonly clock: Clock,
  ) {}

  /** @throws WrongNumberOfSolutions unless each side names one to three */
  async execute({ selections }: QuoteCase): Promise<CasePrice> {
    refuseUnlessPriceable(selections);
    return priceCase(selections, this.rateCards.validAt(this.clock.now()));
  }
}
