import type { RateCardSeries } from '@casewright/rules';
import type { RateCardVersion } from './rate-card-version';

export abstract class RateCardVersions {
  /** Locks all cards until the transaction ends. */
  abstract lockAll(): Promise<readonly RateCardVersion[]>;
  abstract add(card: RateCardVersion): Promise<void>;
  abstract save(card: RateCardVersion): Promise<void>;
  abstract remove(id: string): Promise<void>;
}

/** Past, current, and future prices. */
export abstract class RateCards {
  /** Published cards, oldest first. */
  abstract published(): Promise<RateCardSeries>;
}
