import { roundedMoneyText, roundedPercentText } from '@casewright/rules';

/** Thousands of dollars: cash flow by year from the start, and cost of ownership over five years. */
const CASH_FLOW = {
  low: [-2011, 523, 887, 902, 542, 558],
  base: [-1617, 931, 1271, 1306, 907, 945],
  high: [-1429, 1165, 1503, 1553, 1147, 1206],
} as const;
const COST_OF_OWNERSHIP = { today: 10_183, proposed: 7_588 };
const DISCOUNT_RATE = 0.09;
/** To which the sample case's results are rounded. */
const PRECISION = 100;
const MONTHS = 12;

export type Outlook = keyof typeof CASH_FLOW;

/** By the end of each year, including the start. */
export function cumulativeCash(outlook: Outlook): readonly number[] {
  let total = 0;
  return CASH_FLOW[outlook].map((cash) => (total += cash));
}

/** Month at whose end the investment is recovered. */
export function paybackMonth(outlook: Outlook): number {
  const [start, ...years] = CASH_FLOW[outlook];
  let balance: number = start;
  for (const [index, cash] of years.entries()) {
    if (balance + cash >= 0) return index * MONTHS + Math.ceil((-balance / cash) * MONTHS);
    balance += cash;
  }
  return years.length * MONTHS;
}

const resultText = (thousands: number): string => roundedMoneyText(thousands * 1_000, PRECISION * 1_000);

export const netPresentValueText = (): string => resultText(netPresentValue());

const netPresentValue = (): number =>
  CASH_FLOW.base.reduce((total, cash, year) => total + cash / (1 + DISCOUNT_RATE) ** year, 0);

const savedCost = (): number => COST_OF_OWNERSHIP.today - COST_OF_OWNERSHIP.proposed;

export const savedCostText = (): string => resultText(savedCost());

export const costChangeText = (): string =>
  roundedPercentText(-savedCost() / COST_OF_OWNERSHIP.today, PRECISION / COST_OF_OWNERSHIP.today);

export const millions = (thousands: number, decimals = 2): string => {
  const unit = 10 ** (3 - decimals);
  return `$${((Math.round(thousands / unit) * unit) / 1000).toFixed(decimals)}M`;
};
