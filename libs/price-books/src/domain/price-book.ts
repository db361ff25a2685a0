import { PriceBookChangedMeanwhile, PriceBookEmpty, PriceBookVersionPublished } from './price-book.errors';

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

/** All prices of a book as of one day. Never changes once published. */
export interface PriceBookVersion {
  readonly id: string;
  readonly priceBookId: string;
  /** From 1. */
  readonly number: number;
  /** ISO date. Null until lines are imported. */
  readonly pricesAsOf: string | null;
  readonly lineCount: number;
  /** Detects concurrent changes by two admins. */
  readonly revision: number;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly publishedBy: string | null;
  readonly publishedAt: Date | null;
}

const draft = (priceBookId: string, by: string, at: Date) => ({
  ...{ id: crypto.randomUUID(), priceBookId, revision: 1 },
  ...{ createdBy: by, createdAt: at, changedAt: at, publishedBy: null, publishedAt: null },
});

export const firstDraft = (priceBookId: string, by: string, at: Date): PriceBookVersion => ({
  ...draft(priceBookId, by, at),
  ...{ number: 1, pricesAsOf: null, lineCount: 0 },
});

/** Starts with the lines of the newest version. */
export const draftAfter = (newest: PriceBookVersion, by: string, at: Date): PriceBookVersion => ({
  ...draft(newest.priceBookId, by, at),
  ...{ number: newest.number + 1, pricesAsOf: newest.pricesAsOf, lineCount: newest.lineCount },
});

/** @throws PriceBookVersionPublished, PriceBookChangedMeanwhile */
export function imported(
  version: PriceBookVersion,
  lineCount: number,
  pricesAsOf: string,
  basedOn: number,
  at: Date,
): PriceBookVersion {
  refuseUnlessDraft(version, basedOn);
  return { ...version, lineCount, pricesAsOf, revision: version.revision + 1, changedAt: at };
}

/** @throws PriceBookVersionPublished, PriceBookChangedMeanwhile, PriceBookEmpty */
export function published(version: PriceBookVersion, basedOn: number, by: string, at: Date): PriceBookVersion {
  refuseUnlessDraft(version, basedOn);
  if (version.lineCount === 0 || version.pricesAsOf === null) throw new PriceBookEmpty();
  return { ...version, revision: version.revision + 1, publishedBy: by, publishedAt: at };
}

/** @throws PriceBookVersionPublished, PriceBookChangedMeanwhile */
export function refuseUnlessDraft({ publishedAt, revision }: PriceBookVersion, basedOn = revision): void {
  if (publishedAt) throw new PriceBookVersionPublished();
  if (basedOn !== revision) throw new PriceBookChangedMeanwhile();
}
