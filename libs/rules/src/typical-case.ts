import { type CaseSelections, priceCase, type Solution } from './price-case';
import type { ComputeModel, Environment, RateCard } from './rate-card';

const solution = (environments: readonly Environment[], computeModels: readonly ComputeModel[]): Solution => ({
  name: '',
  environments,
  computeModels,
});
const simple = solution(['on-premise', 'aws'], ['virtual-machines', 'server-hosts']);
const broad = solution(['on-premise', 'aws', 'azure'], ['virtual-machines', 'server-hosts', 'hci-appliances']);

/** One solution against one other, a moderate deal, the usual turnaround. */
const SMALL: CaseSelections = {
  proposed: [simple],
  competitive: [simple],
  slaDays: 3,
  acvTier: '$101K - $250K',
  presentationSupport: false,
};

/** Two against two, a deal just under a million, overnight and presented. */
const LARGE: CaseSelections = {
  proposed: [broad, broad],
  competitive: [broad, broad],
  slaDays: 1,
  acvTier: '$751K - $1.0M',
  presentationSupport: true,
};

const STEP = 10;

/** Credits of a typical case, rounded outward to tens. */
const typicalCredits = (rates: RateCard): readonly [from: number, to: number] => [
  Math.floor(priceCase(SMALL, rates).totalCredits / STEP) * STEP,
  Math.ceil(priceCase(LARGE, rates).totalCredits / STEP) * STEP,
];

export function typicalCreditsText(rates: RateCard): string {
  const [from, to] = typicalCredits(rates);
  return `A typical case takes ${from}–${to} credits.`;
}
