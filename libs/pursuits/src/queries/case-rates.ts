import type { RateCard } from '@casewright/rules';

/** Rate cards that priced cases. Implemented by another context. */
export abstract class CaseRates {
  /** @param version from the price of the terms */
  abstract of(version: string): Promise<RateCard>;
}
