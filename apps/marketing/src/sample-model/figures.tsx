import {
  assumptionText,
  cashCurve,
  type Confidence,
  moneyChangeText,
  shortMoneyText,
  type Swing,
  tornado,
  type TornadoRow,
  type ValueSummary,
} from '@casewright/rules';
import { chartWidth, DrawnChart, type Chart, type Figure } from '@casewright/ui';
import { ASSUMPTIONS, SAMPLE } from './sample.computed';

const ENDS = ['low', 'base', 'high'] as const;

export const CONFIDENCE_LABELS: Readonly<Record<Confidence, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

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
        ...ENDS.map((end) => shortMoneyText(cumulative[end][year] ?? 0)),
      ]),
    ],
  };
}

export const cashFigure = cashFigureOf(SAMPLE);

/** @param count how many assumptions, those first that move the result most */
export const tornadoRows = (swings: readonly Swing[], count: number): readonly TornadoRow[] =>
  swings.slice(0, count).map((swing) => ({
    label: swing.label,
    low: assumptionText(swing, swing.low),
    base: assumptionText(swing, swing.base),
    high: assumptionText(swing, swing.high),
    deltaLow: swing.deltaLow,
    deltaHigh: swing.deltaHigh,
  }));

export const sensitivityChart =
  (rows: readonly TornadoRow[]): Chart =>
  (layout) => <DrawnChart drawing={tornado(chartWidth(layout), rows, moneyChangeText)} />;
