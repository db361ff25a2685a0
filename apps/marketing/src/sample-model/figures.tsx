import { CashCurve, type ChartLayout, type Figure, Tornado, type TornadoRow } from '@casewright/ui';
import { ASSUMPTION_NAMES, ASSUMPTIONS, type Assumption, type AssumptionName, valueAt } from './assumptions';
import { changeOfMoney, dollars, percent, shortMoney } from './money';
import { base, high, low, sensitivities } from './scenarios';

/** '$118', '6%', '3.4'. */
export function assumptionText(name: AssumptionName, value: number): string {
  const { unit }: Assumption = ASSUMPTIONS[name];
  if (unit === 'percent') return percent(value, 0);
  return unit === 'dollars' ? dollars(value) : dollars(value).slice(1);
}

const cashPoints = base.cumulative.map((amount, year) => ({
  label: year === 0 ? 'Start' : `Year ${year}`,
  low: low.cumulative[year] ?? 0,
  base: amount,
  high: high.cumulative[year] ?? 0,
}));

const paybackMonth = { low: low.paybackMonth, base: base.paybackMonth, high: high.paybackMonth };

export const cashFigure: Figure = {
  title: 'Cumulative cash flow',
  subtitle: 'New private cloud compared with renewing today’s servers',
  chart: (layout) => <CashCurve layout={layout} points={cashPoints} paybackMonth={paybackMonth} money={shortMoney} />,
  legend: [
    { label: 'Base case', color: 'value-fill' },
    { label: 'Low to high case', color: 'accent-soft' },
  ],
  note: `Costs and benefits from ${ASSUMPTION_NAMES.length} assumptions, each with a source.`,
  rows: [
    ['Time', 'Low case', 'Base case', 'High case'],
    ...cashPoints.map((point) => [
      point.label,
      ...(['low', 'base', 'high'] as const).map((end) => shortMoney(point[end])),
    ]),
  ],
};

/** @param count how many assumptions, those first that move the result most */
export const sensitivityRows = (count: number): readonly TornadoRow[] =>
  sensitivities.slice(0, count).map(({ name, deltaLow, deltaHigh }) => ({
    label: ASSUMPTIONS[name].label,
    low: assumptionText(name, valueAt(name, 'low')),
    base: assumptionText(name, ASSUMPTIONS[name].base),
    high: assumptionText(name, valueAt(name, 'high')),
    deltaLow,
    deltaHigh,
  }));

export const SensitivityChart = ({ layout, rows }: { layout: ChartLayout; rows: readonly TornadoRow[] }) => (
  <Tornado layout={layout} rows={rows} money={changeOfMoney} />
);
