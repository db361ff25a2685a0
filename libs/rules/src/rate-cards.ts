import type { RateCard } from './rate-card';

/**
 * Every price there is and ever was, oldest first. New prices are a new card at the end, with the day from which they apply:
 * a card that cases were priced with is never edited.
 */
export const RATE_CARDS: readonly [RateCard, ...RateCard[]] = [
  {
    version: '2025-07',
    validFrom: new Date('2025-07-01T00:00:00Z'),
    perSolution: 3,
    perEnvironment: 3,
    perComputeModel: 3,
    sla: { 3: 7, 2: 14, 1: 21 },
    acv: {
      '< $100K': 10,
      '$101K - $250K': 18,
      '$251K - $500K': 36,
      '$501K - $750K': 63,
      '$751K - $1.0M': 96,
      '> $1.0M +': 300,
    },
    support: [0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 10, 11, 12, 13, 14, 15, 15, 15, 16, 17, 18],
    supportBeyond: { atLeast: 18, perComparator: 0.8 },
  },
];

/** The card of a version, if it is one of ours. */
export const rateCardOf = (version: string): RateCard | undefined =>
  RATE_CARDS.find((card) => card.version === version);

/** The card that applies at a moment; before the first one there was no other. */
export function rateCardAt(at: Date, cards: readonly [RateCard, ...RateCard[]] = RATE_CARDS): RateCard {
  return cards.findLast(({ validFrom }) => validFrom <= at) ?? cards[0];
}
