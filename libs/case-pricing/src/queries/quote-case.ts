import { priceCase, type CasePrice, type CaseSelections } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { refuseUnlessPriceable } from '../domain/selections';

/** What a case would cost now. */
export class QuoteCase extends Query<CasePrice> {
  constructor(readonly selections: CaseSelections) {
    super();
  }
}

@QueryHandler(QuoteCase)
export class QuoteCaseHandler implements IQueryHandler<QuoteCase> {
  async execute({ selections }: QuoteCase): Promise<CasePrice> {
    refuseUnlessPriceable(selections);
    return priceCase(selections);
  }
}
