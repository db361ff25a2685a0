import type { InternalRate } from './finance';
import type { ValueSummary } from './value-summary';
import {
  costChangeText,
  costsText,
  internalRateText,
  paybackText,
  roundedMoneyText,
  roundedPercentText,
} from './value-text';

/** Coarsest precision of an internal rate, which is compared with a discount rate, and finest of a return. */
const WHOLE_PERCENT = 0.01;

/** Results of a case as texts, to the precision of its estimates. */
export interface ResultTexts {
  /** Net present value or cost of ownership: "$2.6M". */
  readonly money: (amount: number) => string;
  /** "+$2.6M" */
  readonly moneyChange: (amount: number) => string;
  /** "costs $2.6M less" */
  readonly costs: (saving: number) => string;
  /** A saving in cost of ownership as the change of it: "−25%". As an amount if today costs nothing. */
  readonly costChange: (saving: number, share: number | undefined) => string;
  /** The same saving without a sign: "25%". */
  readonly lowerCost: (share: number | undefined) => string;
  /** "230%" or "None" */
  readonly returnOnInvestment: (value: number | undefined) => string;
  /** "60%", "None" or "Not meaningful" */
  readonly internalRate: (rate: InternalRate) => string;
  /** "Month 19" or "Not in 5 years" */
  readonly payback: (month: number | undefined) => string;
}

/** How every page and document shows the results of a case, so that two of them never differ in a digit. */
export function resultTexts({
  precision,
  cumulative,
  solutions,
  today,
}: Pick<ValueSummary, 'precision' | 'cumulative' | 'solutions' | 'today'>): ResultTexts {
  const outlay = -(cumulative.base[0] ?? 0);
  const totalToday = solutions.find(({ name }) => name === today)?.total ?? 0;
  const ofCost = precision / (totalToday || precision);
  const ofOutlay = precision / (outlay > 0 ? outlay : precision);
  const money = (amount: number) => roundedMoneyText(amount, precision);
  const moneyChange = (amount: number) => `${Math.round(amount) > 0 ? '+' : ''}${money(amount)}`;
  return {
    money,
    moneyChange,
    costs: (saving) => costsText(saving, precision),
    costChange: (saving, share) => (share === undefined ? moneyChange(-saving) : costChangeText(share, ofCost)),
    lowerCost: (share) => (share === undefined ? 'None' : roundedPercentText(share, ofCost)),
    returnOnInvestment: (value) =>
      value === undefined ? 'None' : roundedPercentText(value, Math.max(ofOutlay, WHOLE_PERCENT)),
    internalRate: (rate) => internalRateText(rate, Math.min(ofOutlay, WHOLE_PERCENT)),
    payback: (month) => paybackText(month, cumulative.base.length - 1),
  };
}
