import type { RateCardSeries } from '@casewright/rules';
import type { RateCardVersion } from './rate-card-version';

/** Drafts and published cards, for those who change them. */
export abstract class RateCardVersions {
  /** Until the end of the transaction, nobody else changes any. */
  abstract lockAll(): Promise<readonly RateCardVersion[]>;
  abstract add(card: RateCardVersion): Promise<void>;
  abstract save(card: RateCardVersion): Promise<void>;
  abstract remove(id: string): Promise<void>;
}

/** The prices in force, and those before and after them. */
export abstract class RateCards {
  /** All that are published, oldest first. */
  abstract published(): Promise<RateCardSeries>;
}
