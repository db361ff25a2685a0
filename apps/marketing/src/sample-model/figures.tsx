import {
  cashCurve,
  CURVE_ENDS,
  moneyChangeText,
  shortMoneyText,
  tornado,
  type TornadoRow,
  type ValueSummary,
} from '@casewright/rules';
import { chartWidth, DrawnChart, type Chart, type Figure } from '@casewright/ui';
import { ASSUMPTIONS, SAMPLE } from './sample.computed';

export function cashFigureOf({ cumulative, paybackMonth }: ValueSummary): Figure {
  return {
    title: 'Cumulative cash flow',
    subtitle: 'New private cloud compared with renewing today’s servers',
    chart: (layout) => (
      <DrawnChart drawing={cashCurve(chartWidth(layout), { cumulative, paybackMonth, money: shortMoneyText })} />
    ),
    legend: [
      { label: 'Base case', color: 'value-fill' },
      { label: 'Low to high case', color: 'accent-soft' },
    ],
    note: `Costs and benefits from ${ASSUMPTIONS.length} assumptions, each with a source.`,
    rows: [
      ['Time', 'Low case', 'Base case', 'High case'],
      ...cumulative.base.map((_, year) => [
        year === 0 ? 'Start' : `Year ${year}`,
        ...CURVE_ENDS.map((end) => shortMoneyText(cumulative[end][year] ?? 0)),
      ]),
    ],
  };
}

export const cashFigure = cashFigureOf(SAMPLE);

export const sensitivityChart =
  (rows: readonly TornadoRow[]): Chart =>
  (layout) => <DrawnChart drawing={tornado(chartWidth(layout), rows, moneyChangeText)} />;
