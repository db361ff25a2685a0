import type { RateCard, Rates } from './rate-card';

/** The first prices (S1 §9). Admins publish later ones. */
export const BASELINE_RATES: Rates = {
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
  backPercent: { inputs: 100, terms: 100, analysis: 50, released: 0 },
};

export const BASELINE_RATE_CARD: RateCard = {
  ...BASELINE_RATES,
  version: '2025-07',
  validFrom: new Date('2025-07-01T00:00:00Z'),
};

/** Published rate cards, oldest first. */
export type RateCardSeries = readonly [RateCard, ...RateCard[]];

/** The card in force at a time; the first card for earlier times. */
export const rateCardAt = (at: Date, cards: RateCardSeries): RateCard =>
  cards.findLast(({ validFrom }) => validFrom <= at) ?? cards[0];

export const rateCardOf = (version: string, cards: readonly RateCard[]): RateCard | undefined =>
  cards.find((card) => card.version === version);

export const ratesOf = (card: RateCard): Rates => ({
  perSolution: card.perSolution,
  perEnvironment: card.perEnvironment,
  perComputeModel: card.perComputeModel,
  sla: card.sla,
  acv: card.acv,
  support: card.support,
  supportBeyond: card.supportBeyond,
  backPercent: card.backPercent,
});
