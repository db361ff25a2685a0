import {
  BASELINE_RATE_CARD,
  type CaseSelections,
  type ChartColor,
  creditsText,
  priceCase,
  stackedBars,
} from '@casewright/rules';
import { chartWidth, DrawnChart, type Figure } from '@casewright/ui';
import { type Aspect, DetailPage } from './detail-page';
import { ProcessChart, type ProcessStep, ROLES } from './process-chart';
import { QuestionMatrix } from './question-matrix';
import { LARGE_CASE, MEDIUM_CASE, SMALL_CASE } from './sample-cases';

const steps: readonly ProcessStep[] = [
  { name: 'Register the pursuit', roles: ['Seller'], from: 0, to: 0.5 },
  { name: 'Provide data and solution', roles: ['Seller', 'Prospect'], from: 0.5, to: 2.5 },
  { name: 'Accept the case cost', roles: ['Seller'], from: 2.5, to: 3 },
  { name: 'Analyze', roles: ['Casewright'], from: 3, to: 6 },
  { name: 'Case review', roles: ['Seller', 'Casewright'], from: 6, to: 6.5 },
  { name: 'Advocate review', roles: ['Seller', 'Casewright', 'Prospect'], from: 7.5, to: 8 },
  { name: 'Present', roles: ['Seller', 'Prospect'], from: 9.5, to: 10 },
];
const lastDay = Math.max(...steps.map(({ to }) => to));
const analysis = steps.find(({ name }) => name === 'Analyze');
const withProspect = steps.filter(({ roles }) => roles.includes('Prospect'));

const processFigure: Figure = {
  title: 'From registration to presentation',
  subtitle: 'Business days, by participant',
  chart: (layout) => <ProcessChart layout={layout} steps={steps} />,
  legend: [
    { label: ROLES[0], color: 'chart-1' },
    { label: ROLES[1], color: 'chart-3' },
    { label: ROLES[2], color: 'chart-before' },
  ],
  note: 'A case with a 3-business-day turnaround.',
  rows: [
    ['Step', 'Who', 'Start day', 'End day'],
    ...steps.map(({ name, roles, from, to }) => [name, roles.join(', '), String(from), String(to)]),
  ],
};

const topics = ['Cost', 'Return', 'Risk', 'Effort', 'Terms'];
const readers = [
  { name: 'CFO', figures: [4, 5, 3, 0, 1] },
  { name: 'CIO', figures: [3, 2, 3, 4, 1] },
  { name: 'Operations', figures: [1, 1, 4, 5, 0] },
  { name: 'Security', figures: [1, 1, 5, 2, 0] },
  { name: 'Purchasing', figures: [4, 1, 1, 0, 5] },
];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const answers = sum(readers.flatMap(({ figures }) => figures));

const readerFigure: Figure = {
  title: 'What each reader looks for',
  subtitle: 'Figures in one case that answer each reader’s questions',
  chart: (layout) => <QuestionMatrix layout={layout} topics={topics} readers={readers} />,
  note: `${answers} answers for ${readers.length} readers. One figure can answer more than one reader.`,
  rows: [['Reader', ...topics], ...readers.map(({ name, figures }) => [name, ...figures.map(String)])],
};

const lines: readonly (readonly [name: string, color: ChartColor, 'base' | 'analysis' | 'sla' | 'acv' | 'support'])[] =
  [
    ['Base solutions', 'chart-1', 'base'],
    ['Solution analysis', 'chart-2', 'analysis'],
    ['SLA turnaround', 'chart-3', 'sla'],
    ['ACV tier', 'chart-before', 'acv'],
    ['Presentation support', 'chart-4', 'support'],
  ];
const cases = [
  pricedCase('One solution, 3 days', SMALL_CASE),
  pricedCase('Two solutions, 2 days', MEDIUM_CASE),
  pricedCase('Two solutions, 1 day', LARGE_CASE),
];

function pricedCase(label: string, selections: CaseSelections) {
  const price = priceCase(selections, BASELINE_RATE_CARD);
  return {
    label,
    detail: `Deal size ${selections.acvTier ?? ''}`,
    values: lines.map(([, , line]) => price[`${line}Credits`]),
    total: creditsText(price.totalCredits),
  };
}

const pricingFigure: Figure = {
  title: 'What goes into the price',
  subtitle: `Credits by line for three cases, by rate card ${BASELINE_RATE_CARD.version}`,
  chart: (layout) => (
    <DrawnChart
      drawing={stackedBars(chartWidth(layout), {
        bars: cases,
        colors: lines.map(([, color]) => color),
        text: String,
      })}
    />
  ),
  legend: lines.map(([label, color]) => ({ label, color })),
  note: 'Calculated the same way as in the Pricing Calculator.',
  rows: [
    ['Case', ...lines.map(([name]) => name), 'Total'],
    ...cases.map(({ label, values, total }) => [label, ...values.map(String), total]),
  ],
};

const aspects: readonly Aspect[] = [
  {
    id: 'process',
    title: 'Collaborative Process',
    text: 'You know the account, we know the model, and the prospect knows the numbers. You check the case with us, then the prospect’s advocate does, before anyone presents.',
    stat: { value: `${lastDay} days`, about: 'From registration to presentation' },
    facts: [
      ['Steps with the prospect', `${withProspect.length} of ${steps.length}`],
      ['Reviews before presenting', '2'],
      ['Analysis', `${(analysis?.to ?? 0) - (analysis?.from ?? 0)} business days`],
    ],
    figure: processFigure,
  },
  {
    id: 'focus',
    title: 'Multi-Dimensional Focus',
    text: 'The people who decide on a purchase ask different questions. One case answers finance, technology, operations, security, and purchasing with the same set of numbers.',
    stat: { value: `${answers} answers`, about: `For ${readers.length} readers, in one case` },
    facts: readers.map(({ name, figures }) => [name, `${sum(figures)} figures`] as const),
    figure: readerFigure,
  },
  {
    id: 'pricing',
    title: 'Transparent Pricing',
    text: 'The price of a case depends on what you ask for: solutions compared, analysis, turnaround, and contract value. You see every line and the total as you choose.',
    stat: { value: cases[0]?.total ?? '', about: 'One solution vs. one competitor, in 3 days', isValue: true },
    facts: cases.map(({ label, total }) => [label, total] as const),
    figure: pricingFigure,
  },
];

export function StrategicAlignmentPage() {
  return (
    <DetailPage
      name="Collaborative Orchestration"
      title="One case everyone at the table can agree on"
      lead="Seller, analyst, and prospect build the case from the same numbers. Each reader finds the answers they came for, and you know the price before work starts."
      aspects={aspects}
      closing={{
        title: 'Put your next pursuit on one page',
        text: 'Creating an account is free. You pay with value credits, and only for the cases you approve.',
      }}
    />
  );
}
