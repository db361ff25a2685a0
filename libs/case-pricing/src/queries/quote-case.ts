import { Clock } from '@casewright/kernel';
import { SqlReader } from '@casewright/platform';
import { type CasePrice, type CaseSelections, priceCase, rateCardAt } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { refuseUnlessPriceable } from '../domain/selections';
import { publishedRateCards } from './list-published-rate-cards';

export class QuoteCase extends Query<CasePrice> {
  constructor(readonly selections: CaseSelections) {
    super();
  }
}

@QueryHandler(QuoteCase)
export class QuoteCaseHandler implements IQueryHandler<QuoteCase> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** @throws WrongNumberOfSolutions unless each side has one to three */
  async execute({ selections }: QuoteCase): Promise<CasePrice> {
    refuseUnlessPriceable(selections);
    return priceCase(selections, rateCardAt(this.clock.now(), await publishedRateCards(this.sql)));
  }
}
