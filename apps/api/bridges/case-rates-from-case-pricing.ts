import { ListPublishedRateCards } from '@casewright/case-pricing';
import { CaseRates } from '@casewright/pursuits';
import { type RateCard, rateCardOf } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

/** Requotes and cancels a case by the rate card that priced it. */
@Injectable()
export class CaseRatesFromCasePricing extends CaseRates {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async of(version: string): Promise<RateCard> {
    const rates = rateCardOf(version, await this.queries.execute(new ListPublishedRateCards()));
    if (!rates) throw new Error(`There is no rate card ${version}.`);
    return rates;
  }
}
