import {
  BASELINE_RATE_CARD,
  CREDIT_PACKAGES,
  creditsText,
  dollarsText,
  percentText,
  priceCase,
  resultTexts,
} from '@casewright/rules';
import { BridgeChart, LedgerChart, type Figure } from '@casewright/ui';
import { cashFigure } from '../sample-model/figures';
import { SAMPLE } from '../sample-model/sample.computed';
import { type Aspect, DetailPage } from './detail-page';
import { SMALL_CASE } from './sample-cases';

const { discountRate, netPresentValue, paybackMonth, internalRate, returnOnInvestment } = SAMPLE;
const texts = resultTexts(SAMPLE);

const HOURLY_RATE = 92;
/** Presales hours per value case, in house and with us. */
const work = [
  { name: 'Data collection', before: 16, after: 5 },
  { name: 'Modeling', before: 28, after: 0 },
  { name: 'Review and rework', before: 14, after: 2 },
  { name: 'Slides', before: 12, after: 0 },
];
const popular = CREDIT_PACKAGES.find(({ isPopular }) => isPopular) ?? CREDIT_PACKAGES[0];
const dollarsPerCredit = popular.amountCents / 100 / popular.credits;
const credits = priceCase(SMALL_CASE, BASELINE_RATE_CARD).totalCredits;
const creditCost = Math.round(credits * dollarsPerCredit);
const hoursBefore = work.reduce((sum, { before }) => sum + before, 0);
const hoursAfter = work.reduce((sum, { after }) => sum + after, 0);
const inHouse = hoursBefore * HOURLY_RATE;
const withUs = hoursAfter * HOURLY_RATE + creditCost;
const signed = (amount: number) => `${amount > 0 ? '+' : ''}${dollarsText(amount)}`;

const steps = [
  ...work.map(({ name, before, after }) => ({
    label: name,
    detail: `${before} h to ${after} h`,
    change: (after - before) * HOURLY_RATE,
  })),
  { label: 'Value credits', detail: creditsText(credits), change: creditCost },
];

const bridgeFigure: Figure = {
  title: 'Cost of one value case',
  subtitle: 'US dollars, in-house vs. Casewright',
  chart: (layout) => (
    <BridgeChart
      layout={layout}
      start={{ label: 'In-house', value: inHouse }}
      steps={steps}
      endLabel="With Casewright"
      money={dollarsText}
      change={signed}
    />
  ),
  note: `Presales time at ${dollarsText(HOURLY_RATE)} per hour. ${credits} value credits by rate card ${BASELINE_RATE_CARD.version}, at $${dollarsPerCredit.toFixed(2)}.`,
  rows: [
    ['Step', 'Cost'],
    ['In-house', dollarsText(inHouse)],
    ...steps.map(({ label, detail, change }) => [`${label}, ${detail}`, signed(change)]),
    ['With Casewright', dollarsText(withUs)],
  ],
};

const OPENING = 43;
/** Days after September 1. */
const ledger = [
  { day: 2, change: 200 },
  { day: 8, change: -29, name: 'Kestrel' },
  { day: 23, change: -91, name: 'Sollers' },
  { day: 37, change: -55, name: 'Ashgrove' },
  { day: 43, change: 200 },
  { day: 50, change: -101, name: 'Quillon' },
  { day: 64, change: 100 },
  { day: 70, change: -101, name: 'Brightmere' },
  { day: 79, change: -64, name: 'Larkmoor' },
  { day: 87, change: -64, name: 'Dovecote' },
];
const charges = ledger.filter(({ change }) => change < 0);
const purchased = ledger.reduce((sum, { change }) => sum + Math.max(change, 0), 0);
const used = charges.reduce((sum, { change }) => sum - change, 0);
const traced = charges.reduce((sum, { change, name }) => sum - (name ? change : 0), 0);
const closing = OPENING + purchased - used;
const signedCredits = (amount: number) => `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`;

const ledgerFigure: Figure = {
  title: 'One sales team’s credits',
  subtitle: 'Daily balance, September to November 2026',
  chart: (layout) => (
    <LedgerChart
      layout={layout}
      opening={OPENING}
      entries={ledger}
      dates={[
        { day: 0, label: 'Sep 1' },
        { day: 30, label: 'Oct 1' },
        { day: 61, label: 'Nov 1' },
        { day: 90, label: 'Nov 30' },
      ]}
      change={signedCredits}
    />
  ),
  legend: [
    { label: 'Purchase', color: 'value-fill' },
    { label: 'Case started', color: 'chart-1' },
  ],
  note: `${OPENING} + ${purchased} − ${used} = ${closing} credits.`,
  rows: [
    ['Day', 'Change', 'For'],
    ...ledger.map(({ day, change, name }) => [`Day ${day + 1}`, signedCredits(change), name ?? 'Purchase']),
  ],
};

const aspects: readonly Aspect[] = [
  {
    id: 'cost-per-opportunity',
    title: 'Lower Cost per Opportunity',
    text: 'Most of the cost of a value case is people: collecting data, building the model, and redoing slides. We do that work for you. You provide the prospect data and join the reviews.',
    stat: {
      value: `−${percentText(1 - withUs / inHouse, 0)}`,
      about: `${dollarsText(inHouse)} in-house, ${dollarsText(withUs)} with Casewright`,
    },
    facts: [
      ['Presales hours per case', `${hoursBefore} to ${hoursAfter}`],
      ['Cost per case', `${dollarsText(inHouse)} to ${dollarsText(withUs)}`],
      ['Saved per case', dollarsText(inHouse - withUs)],
    ],
    figure: bridgeFigure,
  },
  {
    id: 'roi',
    title: 'Higher ROI Enablement',
    text: 'A CFO asks when the money comes back and how sure you are. Each case answers with a payback month, a net present value, and a range from low to high.',
    stat: {
      value: texts.returnOnInvestment(returnOnInvestment),
      about: `Five-year ROI, pays back in month ${paybackMonth.base}`,
      isValue: true,
    },
    facts: [
      [`Net present value, five years at ${percentText(discountRate, 0)}`, texts.money(netPresentValue.base)],
      ['Internal rate of return', texts.internalRate(internalRate)],
      ['Payback', `Month ${paybackMonth.high} to ${paybackMonth.low}`],
    ],
    figure: cashFigure,
  },
  {
    id: 'governance',
    title: 'Superior Cost Governance',
    text: 'You approve the credits for a case before any work starts. Every purchase and charge has a date and a description, so the balance always adds up.',
    stat: { value: `${traced} of ${used}`, about: 'Credits traced to a named pursuit' },
    facts: [
      ['Opening balance, Sep 1', String(OPENING)],
      ['Purchased', `+${purchased}`],
      [`Used for ${charges.length} cases`, `−${used}`],
      ['Balance, Nov 30', String(closing)],
    ],
    figure: ledgerFigure,
  },
];

export function CostOptimizationPage() {
  return (
    <DetailPage
      name="Better Cost Optimization"
      title="Know what each case costs and what it returns"
      lead="You see the price of a value case before you start it. Your prospect sees when the investment pays back. Finance sees where every credit went."
      aspects={aspects}
      closing={{
        title: 'Price your next case in a few minutes',
        text: 'Sign up with your work email. There’s no subscription, and credits never expire.',
      }}
    />
  );
}
