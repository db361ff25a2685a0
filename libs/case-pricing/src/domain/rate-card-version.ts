import { type RateCard, rateChanges, rateFaults, type Rates, ratesOf } from '@casewright/rules';
import {
  RateCardChangedMeanwhile,
  RateCardInForce,
  RateCardInvalid,
  RateCardNotPublished,
  RateCardPublished,
} from './rate-card.errors';

export interface RateCardChange {
  readonly version: string;
  readonly validFrom: Date | null;
  readonly rates: Rates;
}

/** Rate card from draft to publication. A published card applies from `validFrom` on and never changes. */
export interface RateCardVersion extends RateCardChange {
  readonly id: string;
  /** Detects concurrent changes by two admins. */
  readonly revision: number;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly publishedBy: string | null;
  readonly publishedAt: Date | null;
}

export const draftFrom = (card: RateCard, version: string, by: string, at: Date): RateCardVersion => ({
  id: crypto.randomUUID(),
  version,
  validFrom: null,
  rates: ratesOf(card),
  revision: 1,
  createdBy: by,
  createdAt: at,
  changedAt: at,
  publishedBy: null,
  publishedAt: null,
});

/** @throws RateCardPublished, RateCardChangedMeanwhile, RateCardInvalid */
export function changed(draft: RateCardVersion, change: RateCardChange, basedOn: number, at: Date): RateCardVersion {
  refuseUnlessDraft(draft, basedOn);
  const faults = rateFaults(change.rates);
  const [fault, ...others] = faults;
  if (fault) throw new RateCardInvalid([fault, ...others]);
  return { ...draft, ...change, revision: draft.revision + 1, changedAt: at };
}

/** @throws RateCardPublished, RateCardChangedMeanwhile, RateCardInvalid unless it begins after now and `newest` */
export function published(
  draft: RateCardVersion,
  newest: RateCard,
  basedOn: number,
  by: string,
  at: Date,
): RateCardVersion {
  refuseUnlessDraft(draft, basedOn);
  const { validFrom } = draft;
  const wrong = (message: string) => new RateCardInvalid([{ field: 'validFrom', message }]);
  if (!validFrom) throw wrong('Choose the day it takes effect.');
  if (validFrom <= at) throw wrong('Choose a day after today.');
  if (validFrom <= newest.validFrom) throw wrong(`Choose a day after the start of rate card ${newest.version}.`);
  if (Object.keys(rateChanges(newest, draft.rates)).length === 0) {
    throw new RateCardInvalid([
      { field: 'rates', message: `The rates match rate card ${newest.version}. Change at least one.` },
    ]);
  }
  return { ...draft, revision: draft.revision + 1, publishedBy: by, publishedAt: at };
}

/** @throws RateCardNotPublished, RateCardInForce once it applies */
export function withdrawn(card: RateCardVersion, at: Date): RateCardVersion {
  if (!card.publishedAt || !card.validFrom) throw new RateCardNotPublished();
  if (card.validFrom <= at) throw new RateCardInForce();
  return { ...card, revision: card.revision + 1, publishedBy: null, publishedAt: null, changedAt: at };
}

/** @throws RateCardPublished, RateCardChangedMeanwhile */
export function refuseUnlessDraft({ publishedAt, revision }: RateCardVersion, basedOn = revision): void {
  if (publishedAt) throw new RateCardPublished();
  if (basedOn !== revision) throw new RateCardChangedMeanwhile();
}

/** '2027-01', or '2027-01.2' if taken. */
export function freeVersion(at: Date, isTaken: (version: string) => boolean): string {
  const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)).toISOString().slice(0, 7);
  for (let number = 1; ; number++) {
    const version = number === 1 ? month : `${month}.${number}`;
    if (!isTaken(version)) return version;
  }
}
