import type { RateCard } from '@casewright/rules';

/** What a case was priced with, and keeps. Answered by another context. */
export abstract class CaseRates {
  /** @param version as the price of its terms names it */
  abstract of(version: string): Promise<RateCard>;
}
