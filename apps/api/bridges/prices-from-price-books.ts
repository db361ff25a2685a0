import { FindPublishedVersion } from '@casewright/price-books';
import { PricesToSizeWith, type VersionToSizeWith } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class PricesFromPriceBooks extends PricesToSizeWith {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  find(versionId: string): Promise<VersionToSizeWith | undefined> {
    return this.queries.execute(new FindPublishedVersion(versionId));
  }
}
