import { ACV_TIERS, type Rates, SLA_DAYS } from './rate-card';

export interface RateFault {
  readonly field: string;
  readonly message: string;
}

export const RATE_CARD_NAME = /^[A-Za-z\d.-]+$/;
export const RATE_CARD_NAME_FAULT = 'Use letters, digits, dots, and hyphens.';

/** Bounds totals to exact whole numbers. */
const MAX_CREDITS = 100_000;
const MAX_PER_COMPARATOR = 1_000;

const A_PRICE = `Enter a whole number from 1 to ${MAX_CREDITS.toLocaleString('en-US')}.`;

export function rateFaults(rates: Rates): readonly RateFault[] {
  const { sla, acv, support, supportBeyond, backPercent } = rates;
  const last = support.length - 1;
  const fault = (field: string, message: string | false): RateFault[] => (message ? [{ field, message }] : []);
  const price = (field: string, credits: number): RateFault[] => fault(field, !isPrice(credits) && A_PRICE);
  return [
    ...(['perSolution', 'perEnvironment', 'perComputeModel'] as const).flatMap((field) => price(field, rates[field])),
    ...rising(
      SLA_DAYS.map((days) => [`sla.${days}`, sla[days]]),
      'Must be more than for a longer turnaround.',
    ),
    ...rising(
      ACV_TIERS.map((tier) => [`acv.${tier}`, acv[tier]]),
      'Must be more than for a smaller contract.',
    ),
    ...fault('support.0', support[0] !== 0 && 'Must be 0 without comparators.'),
    ...support
      .slice(1)
      .flatMap((credits, index) => [
        ...price(`support.${index + 1}`, credits),
        ...fault(
          `support.${index + 1}`,
          credits < (support[index] ?? 0) && 'Must not be less than for fewer comparators.',
        ),
      ]),
    ...price('supportBeyond.atLeast', supportBeyond.atLeast),
    ...fault(
      'supportBeyond.atLeast',
      supportBeyond.atLeast < (support[last] ?? 0) && `Must not be less than for ${last} comparators.`,
    ),
    ...fault(
      'supportBeyond.perComparator',
      !(supportBeyond.perComparator > 0 && supportBeyond.perComparator <= MAX_PER_COMPARATOR) &&
        'Enter a number above 0.',
    ),
    ...(['inputs', 'terms', 'analysis', 'released'] as const).flatMap((state) =>
      fault(`backPercent.${state}`, !isPercent(backPercent[state]) && 'Enter a whole number from 0 to 100.'),
    ),
    ...fault(
      'backPercent.terms',
      backPercent.terms > backPercent.inputs && 'Must not be more than while it waits for inputs.',
    ),
    ...fault(
      'backPercent.analysis',
      backPercent.analysis > backPercent.terms && 'Must not be more than while it waits for terms.',
    ),
    ...fault(
      'backPercent.released',
      backPercent.released > backPercent.analysis && 'Must not be more than during the analysis.',
    ),
  ];
}

const isPrice = (credits: number): boolean => Number.isInteger(credits) && credits > 0 && credits <= MAX_CREDITS;

const isPercent = (share: number): boolean => Number.isInteger(share) && share >= 0 && share <= 100;

const rising = (prices: readonly (readonly [field: string, credits: number])[], message: string): RateFault[] =>
  prices.flatMap(([field, credits], n) => {
    if (!isPrice(credits)) return [{ field, message: A_PRICE }];
    return credits > (prices[n - 1]?.[1] ?? 0) ? [] : [{ field, message }];
  });
