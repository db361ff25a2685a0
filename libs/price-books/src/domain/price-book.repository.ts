import type { PriceLine } from '@casewright/rules';
import type { PriceBook, PriceBookVersion } from './price-book';

export interface PriceBookWithVersions {
  readonly book: PriceBook;
  /** Newest first. */
  readonly versions: readonly [PriceBookVersion, ...PriceBookVersion[]];
}

export abstract class PriceBooks {
  /** Locks the book until the transaction ends. */
  abstract lock(bookId: string): Promise<PriceBookWithVersions | undefined>;
  abstract lockOfVersion(versionId: string): Promise<PriceBookWithVersions | undefined>;
  /** @returns whether the name was free */
  abstract add(book: PriceBook): Promise<boolean>;
  abstract addVersion(version: PriceBookVersion): Promise<void>;
  abstract saveVersion(version: PriceBookVersion): Promise<void>;
  abstract removeVersion(versionId: string): Promise<void>;
  abstract remove(bookId: string): Promise<void>;
  abstract lines(versionId: string): Promise<readonly PriceLine[]>;
  abstract replaceLines(versionId: string, lines: readonly PriceLine[]): Promise<void>;
}
