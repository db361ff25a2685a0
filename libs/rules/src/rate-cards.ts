import type { RateCard } from './rate-card';

/** All rate cards, oldest first. Never edit a card that cases were priced with: append a new one with its start date. */
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
    backPercent: { inputs: 100, terms: 100, analysis: 50 },
  },
];

export const rateCardOf = (version: string): RateCard | undefined =>
  RATE_CARDS.find((card) => card.version === version);

/** The card in force at a moment; the first one before its start. */
export function rateCardAt(at: Date, cards: readonly [RateCard, ...RateCard[]] = RATE_CARDS): RateCard {
  return cards.findLast(({ validFrom }) => validFrom <= at) ?? cards[0];
}
