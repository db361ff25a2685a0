import type { ListVersion } from '@casewright/kernel';

export interface PriceBook {
  readonly id: string;
  readonly name: string;
  /** Where the prices come from, such as a price list's address. */
  readonly source: string;
  readonly region: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Whether its prices are invented. */
  readonly isSample: boolean;
  readonly createdBy: string | null;
  readonly createdAt: Date;
}

/** All prices of a book as of one day. */
export interface PriceBookVersion extends ListVersion {
  readonly priceBookId: string;
  /** ISO date. Null until lines are imported. */
  readonly pricesAsOf: string | null;
}
