import { SqlReader } from '@casewright/platform';
import type { RateCardSeries } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { RateCards } from '../../domain/rate-card.repository';
import { publishedRateCards } from '../../queries/list-published-rate-cards';

@Injectable()
export class SqlRateCards extends RateCards {
  constructor(private readonly sql: SqlReader) {
    super();
  }

  published(): Promise<RateCardSeries> {
    return publishedRateCards(this.sql);
  }
}
