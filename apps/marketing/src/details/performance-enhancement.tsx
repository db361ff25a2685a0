import { type ChartColor, moneyChangeText, percentText, shortMoneyText, stackedBars } from '@casewright/rules';
import { BridgeChart, chartWidth, DrawnChart, type Figure } from '@casewright/ui';
import { type Aspect, DetailPage } from './detail-page';
import { GroupedBars } from './grouped-bars';
import { GROUPS, PROSPECTS } from './prospects.computed';
import { quarters, rateWith, rateWithout, ratio, total } from './win-rates';

const winRateFigure: Figure = {
  title: 'Win rate by quarter',
  subtitle: 'Percent of decided pursuits, one sales team',
  chart: (layout) => (
    <GroupedBars
      layout={layout}
      pairs={quarters.map((quarter) => ({
        label: quarter.label,
        before: ratio(quarter.without),
        after: ratio(quarter.with),
      }))}
    />
  ),
  legend: [
    { label: 'Without a value case', color: 'chart-before' },
    { label: 'With a value case', color: 'chart-1' },
  ],
  note: `${total('without', 1) + total('with', 1)} pursuits decided in six quarters.`,
  rows: [
    ['Quarter', 'Won without a value case', 'Won with a value case'],
    ...quarters.map((quarter) => [
      quarter.label,
      `${quarter.without[0]} of ${quarter.without[1]}`,
      `${quarter.with[0]} of ${quarter.with[1]}`,
    ]),
  ],
};

const DEAL_WITHOUT = 412_000;
const LIST_PRICE = 502_000;
const DISCOUNT = { before: 0.18, after: 0.11 };
const deals = [
  {
    label: 'Smaller discount',
    detail: `${percentText(DISCOUNT.before, 0)} to ${percentText(DISCOUNT.after, 0)}`,
    change: Math.round((LIST_PRICE * (DISCOUNT.before - DISCOUNT.after)) / 1000) * 1000,
  },
  { label: 'More workloads in scope', change: 41_000 },
  { label: 'Services added', change: 28_000 },
  { label: 'Longer term', change: 22_000 },
];
const dealWith = deals.reduce((sum, { change }) => sum + change, DEAL_WITHOUT);

const dealFigure: Figure = {
  title: 'Average deal size',
  subtitle: 'Contract value in US dollars, with and without a value case',
  chart: (layout) => (
    <BridgeChart
      layout={layout}
      start={{ label: 'Without a value case', value: DEAL_WITHOUT }}
      steps={deals}
      endLabel="With a value case"
      money={shortMoneyText}
      change={moneyChangeText}
    />
  ),
  note: `List price ${shortMoneyText(LIST_PRICE)}. Averages of ${total('without', 0)} and ${total('with', 0)} deals.`,
  rows: [
    ['Step', 'Contract value'],
    ['Without a value case', shortMoneyText(DEAL_WITHOUT)],
    ...deals.map(({ label, change }) => [label, moneyChangeText(change)]),
    ['With a value case', shortMoneyText(dealWith)],
  ],
};

const COLORS: readonly ChartColor[] = ['chart-1', 'chart-2', 'chart-3', 'chart-before'];
const groups = COLORS.map((color, index) => ({ label: GROUPS[index] ?? '', color }));
const prospects = PROSPECTS.map((prospect) => ({
  ...prospect,
  total: `${prospect.netPresentValue} net value`,
}));

const share = (value: number, whole: number) => percentText(value / whole, 0);
const wholeOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const prospectFigure: Figure = {
  title: 'Where the value comes from',
  subtitle: 'One offering, three prospects, over five years',
  chart: (layout) => (
    <DrawnChart
      drawing={stackedBars(chartWidth(layout), {
        bars: prospects,
        colors: groups.map(({ color }) => color),
        areShares: true,
        text: share,
      })}
    />
  ),
  legend: groups,
  note: 'Share of value before migration costs. Net present value on the right.',
  rows: [
    ['Prospect', ...GROUPS, 'Net present value'],
    ...prospects.map(({ label, values, netPresentValue }) => [
      label,
      ...values.map((value) => share(value, wholeOf(values))),
      netPresentValue,
    ]),
  ],
};

const leading = (values: readonly number[]) => GROUPS[values.indexOf(Math.max(...values))] ?? '';

const aspects: readonly Aspect[] = [
  {
    id: 'win-rates',
    title: 'Higher Win Rates',
    text: 'Many pursuits end without a decision. A case that shows the cost of waiting gives your sponsor a reason to act and a page to forward.',
    stat: {
      value: `${percentText(rateWithout, 0)} to ${percentText(rateWith, 0)}`,
      about: 'Win rate without and with a value case',
      isValue: true,
    },
    facts: [
      ['Won without a value case', `${total('without', 0)} of ${total('without', 1)}`],
      ['Won with a value case', `${total('with', 0)} of ${total('with', 1)}`],
      ['Difference', `+${Math.round((rateWith - rateWithout) * 100)} points`],
    ],
    figure: winRateFigure,
  },
  {
    id: 'deal-sizes',
    title: 'Increased Deal Sizes',
    text: 'When the return is clear, the conversation shifts from discounts to scope. Buyers add what pays back and push less on price.',
    stat: {
      value: `+${percentText(dealWith / DEAL_WITHOUT - 1, 0)}`,
      about: `Average deal, from ${shortMoneyText(DEAL_WITHOUT)} to ${shortMoneyText(dealWith)}`,
    },
    facts: [
      ['Average deal', `${shortMoneyText(DEAL_WITHOUT)} to ${shortMoneyText(dealWith)}`],
      ['Discount', `${percentText(DISCOUNT.before, 0)} to ${percentText(DISCOUNT.after, 0)}`],
      ['Added per deal', shortMoneyText(dealWith - DEAL_WITHOUT)],
    ],
    figure: dealFigure,
  },
  {
    id: 'tailored-cases',
    title: 'Tailored Business Cases',
    text: 'The same offering is worth different things to different buyers. Each case is built from the prospect’s own numbers, so it leads with the argument that matters most to them.',
    stat: { value: `${prospects.length} arguments`, about: 'One offering, three prospects' },
    facts: prospects.map(({ label, values }) => [label, leading(values)] as const),
    figure: prospectFigure,
  },
];

export function PerformanceEnhancementPage() {
  return (
    <DetailPage
      name="Enhanced Performance"
      title="Win more deals at higher value"
      lead="A value case gives your sponsor the numbers to defend the purchase. It shifts the conversation from price to return, in the buyer’s own terms."
      aspects={aspects}
      closing={{
        title: 'Bring the pursuit you most want to win',
        text: 'Sign up with your work email and see the price in credits before you approve a case.',
      }}
    />
  );
}
