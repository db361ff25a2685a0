import type { PriceLine } from '@casewright/rules';
import type { PriceBook, PriceBookVersion } from './price-book';

export interface PriceBookWithVersions {
  readonly priceBook: PriceBook;
  /** Newest first. */
  readonly versions: readonly [PriceBookVersion, ...PriceBookVersion[]];
}

export abstract class PriceBooks {
  /** Locks the book until the transaction ends. */
  abstract lock(priceBookId: string): Promise<PriceBookWithVersions | undefined>;
  abstract lockOfVersion(versionId: string): Promise<PriceBookWithVersions | undefined>;
  /** @returns whether the name was free */
  abstract add(priceBook: PriceBook): Promise<boolean>;
  abstract addVersion(version: PriceBookVersion): Promise<void>;
  abstract saveVersion(version: PriceBookVersion): Promise<void>;
  abstract removeVersion(versionId: string): Promise<void>;
  abstract remove(priceBookId: string): Promise<void>;
  abstract lines(versionId: string): Promise<readonly PriceLine[]>;
  abstract replaceLines(versionId: string, lines: readonly PriceLine[]): Promise<void>;
}
