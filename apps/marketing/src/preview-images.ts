import {
  BASELINE_RATE_CARD,
  CREDIT_PACKAGES,
  creditsText,
  percentText,
  priceCase,
  resultTexts,
} from '@casewright/rules';
import type { PageImage } from '@casewright/web';
import { LARGE_CASE, MEDIUM_CASE, SMALL_CASE } from './details/sample-cases';
import { quarters, rateWith, rateWithout, ratio } from './details/win-rates';
import { SCENARIOS } from './home/hero.computed';
import { SAMPLE } from './sample-model/sample.computed';

const { netPresentValue, paybackMonth, returnOnInvestment, cumulative, savingShare, swings, solutions } = SAMPLE;
const texts = resultTexts(SAMPLE);
const hero = SCENARIOS.find(({ scenario }) => scenario === 'base');

const returns = [
  ['Net value', texts.money(netPresentValue.base)],
  ['Payback', texts.payback(paybackMonth.base)],
  ['ROI', texts.returnOnInvestment(returnOnInvestment)],
] as const;

const prices = [SMALL_CASE, MEDIUM_CASE, LARGE_CASE].map((selections) => priceCase(selections, BASELINE_RATE_CARD));

/** Link preview images with computed figures. */
export const images = {
  home: {
    headline: 'Show what your offering is worth, in numbers a CFO will sign',
    chart: { kind: 'columns', groups: hero?.years ?? [] },
    figures: [
      ['Net value', texts.money(netPresentValue.base)],
      ['Payback', texts.payback(paybackMonth.base)],
      ['Lower cost', texts.lowerCost(savingShare)],
    ],
    isSample: true,
  },
  sampleCase: {
    headline: 'A finished value case, with five numbers you can move',
    chart: {
      kind: 'columns',
      groups: solutions.map(({ categories }) => [categories.map(({ amount }) => amount)]),
    },
    figures: returns,
    isSample: true,
  },
  plans: {
    headline: 'Start free. Pay only for the cases you approve',
    chart: { kind: 'columns', groups: CREDIT_PACKAGES.map(({ credits }) => [[credits]]) },
    figures: CREDIT_PACKAGES.map(
      ({ credits, amountCents }) => [`${credits} credits`, `$${amountCents / 100}`] as const,
    ),
  },
  mission: {
    headline: 'We build the business case behind the technology sale',
    chart: {
      kind: 'swings',
      swings: swings.slice(0, 6).map(({ deltaLow, deltaHigh }) => [deltaLow, deltaHigh] as const),
    },
    figures: returns,
    isSample: true,
  },
  whatWeDo: {
    headline: 'Turn your offering into a business case with numbers',
    chart: { kind: 'curves', curves: [cumulative.base] },
    figures: returns,
    isSample: true,
  },
  performanceEnhancement: {
    headline: 'Win more deals at higher value',
    chart: { kind: 'columns', groups: quarters.map((quarter) => [[ratio(quarter.without)], [ratio(quarter.with)]]) },
    figures: [
      ['Win rate', percentText(rateWithout, 0)],
      ['With a case', percentText(rateWith, 0)],
    ],
    isSample: true,
  },
  costOptimization: {
    headline: 'Know what each case costs and what it returns',
    chart: { kind: 'curves', curves: [cumulative.low, cumulative.high, cumulative.base] },
    figures: returns,
    isSample: true,
  },
  strategicAlignment: {
    headline: 'One case everyone at the table can agree on',
    chart: {
      kind: 'columns',
      groups: prices.map((price) => [
        [price.baseCredits, price.analysisCredits, price.slaCredits, price.acvCredits, price.supportCredits],
      ]),
    },
    figures: [
      ['Small case', creditsText(prices[0]?.totalCredits ?? 0)],
      ['Large case', creditsText(prices.at(-1)?.totalCredits ?? 0)],
    ],
    isSample: true,
  },
} as const satisfies Record<string, PageImage>;
