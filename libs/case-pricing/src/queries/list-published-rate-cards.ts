import { quick, SqlReader } from '@casewright/platform';
import { BASELINE_RATE_CARD, type RateCardSeries, type Rates } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** Past, current, and future cards, oldest first. */
export class ListPublishedRateCards extends Query<RateCardSeries> {}

const published = quick<{ readonly version: string; readonly validFrom: Date; readonly rates: Rates }>(
  'case-pricing.published-rate-cards',
  `select version, valid_from as "validFrom", rates from case_pricing.rate_cards
   where published_at is not null order by valid_from`,
);

export async function publishedRateCards(sql: SqlReader): Promise<RateCardSeries> {
  const [first, ...later] = (await sql.read(published, [])).map(({ rates, ...card }) => ({ ...rates, ...card }));
  return [first ?? BASELINE_RATE_CARD, ...later];
}

@QueryHandler(ListPublishedRateCards)
export class ListPublishedRateCardsHandler implements IQueryHandler<ListPublishedRateCards> {
  constructor(private readonly sql: SqlReader) {}

  execute(): Promise<RateCardSeries> {
    return publishedRateCards(this.sql);
  }
}
