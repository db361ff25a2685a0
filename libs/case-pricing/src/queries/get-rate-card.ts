import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { RateCardNotFound } from '../domain/rate-card.errors';
import { type ListedRateCard, RATE_CARD_COLUMNS, WITH_STATE } from './list-rate-cards';

export class GetRateCard extends Query<ListedRateCard> {
  constructor(readonly id: string) {
    super();
  }
}

const one = prepared<ListedRateCard>(
  'case-pricing.get-rate-card',
  `select ${RATE_CARD_COLUMNS} from ${WITH_STATE} where id = $1`,
);

@QueryHandler(GetRateCard)
export class GetRateCardHandler implements IQueryHandler<GetRateCard> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ id }: GetRateCard): Promise<ListedRateCard> {
    const [found] = await this.sql.read(one, [id]);
    if (!found) throw new RateCardNotFound();
    return found;
  }
}
