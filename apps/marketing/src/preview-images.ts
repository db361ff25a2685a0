import { CREDIT_PACKAGES, creditsText, priceCase, rateCardAt } from '@casewright/rules';
import type { PageImage } from '@casewright/web';
import { LARGE_CASE, MEDIUM_CASE, SMALL_CASE } from './details/sample-cases';
import { quarters, rateWith, rateWithout, ratio } from './details/win-rates';
import { figuresOf, moneyInThousands, REFERENCE_HOSTS, sampleCase, type Segment } from './home/sample-case';
import { percent, shortMoney } from './sample-model/money';
import { base, high, low, sensitivities } from './sample-model/scenarios';

const costs = (segments: readonly Segment[]) => segments.map(({ cost }) => cost);
const sampleYears = sampleCase(REFERENCE_HOSTS);
const sample = figuresOf(sampleYears);

const returns = [
  ['Net value', shortMoney(base.netPresentValue)],
  ['Payback', `Month ${base.paybackMonth}`],
  ['ROI', percent(base.returnOnInvestment, 0)],
] as const;

const prices = [SMALL_CASE, MEDIUM_CASE, LARGE_CASE].map((selections) => priceCase(selections, rateCardAt(new Date())));

/** What previews of links to the pages with figures show, computed as on the pages. */
export const images = {
  home: {
    headline: 'Show what your offering is worth, in numbers a CFO will sign',
    chart: { kind: 'columns', groups: sampleYears.map(({ today, proposed }) => [costs(today), costs(proposed)]) },
    figures: [
      ['Net value', moneyInThousands(sample.netValue)],
      ['Payback', `${sample.paybackMonths ?? 60} months`],
      ['Lower cost', `${sample.lowerCostPercent}%`],
    ],
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
      swings: sensitivities.slice(0, 6).map(({ deltaLow, deltaHigh }) => [deltaLow, deltaHigh] as const),
    },
    figures: returns,
    isSample: true,
  },
  whatWeDo: {
    headline: 'Turn your offering into a business case with numbers',
    chart: { kind: 'curves', curves: [base.cumulative] },
    figures: returns,
    isSample: true,
  },
  performanceEnhancement: {
    headline: 'Win more deals at higher value',
    chart: { kind: 'columns', groups: quarters.map((quarter) => [[ratio(quarter.without)], [ratio(quarter.with)]]) },
    figures: [
      ['Win rate', percent(rateWithout, 0)],
      ['With a case', percent(rateWith, 0)],
    ],
    isSample: true,
  },
  costOptimization: {
    headline: 'Know what each case costs and what it returns',
    chart: { kind: 'curves', curves: [low.cumulative, high.cumulative, base.cumulative] },
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
