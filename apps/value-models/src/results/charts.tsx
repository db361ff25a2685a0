import {
  cashCurve,
  CURVE_ENDS,
  moneyChangeText,
  resultTexts,
  shortMoneyText,
  tornado,
  tornadoRows,
} from '@casewright/rules';
import { type ChartLayout, DrawnChart, FigureCard } from '@casewright/ui';
import { yearName } from '../figures/amounts';
import type { ModelFigures } from '../figures/figures';

const SHOWN_SWINGS = 10;

/** Two charts share a row. */
const widthOf = (layout: ChartLayout): number => (layout === 'wide' ? 540 : 314);

export function SwingFigure({ figures: { summary } }: { readonly figures: ModelFigures }) {
  const { swings, netPresentValue } = summary;
  const rows = tornadoRows(swings, SHOWN_SWINGS);
  return (
    <FigureCard
      figure={{
        title: 'What moves the result',
        subtitle: `Change of the net present value of ${resultTexts(summary).money(netPresentValue.base)}`,
        chart: (layout) => <DrawnChart drawing={tornado(widthOf(layout), rows, moneyChangeText)} />,
        rows: [
          ['Assumption', 'Low', 'Change', 'High', 'Change'],
          ...rows.map(({ label, low, high, deltaLow, deltaHigh }) => [
            ...[label, low, moneyChangeText(deltaLow), high, moneyChangeText(deltaHigh)],
          ]),
        ],
      }}
      origin={`${rows.length} of ${swings.length} estimates, one at a time`}
    />
  );
}

export function CashFigure({ figures: { summary } }: { readonly figures: ModelFigures }) {
  const { cumulative, paybackMonth, today } = summary;
  return (
    <FigureCard
      figure={{
        title: 'Cumulative cash flow',
        subtitle: `Compared with ${today}`,
        chart: (layout) => (
          <DrawnChart drawing={cashCurve(widthOf(layout), { cumulative, paybackMonth, money: shortMoneyText })} />
        ),
        legend: [
          { label: 'Base', color: 'value-fill' },
          { label: 'Low to high', color: 'accent-soft' },
        ],
        rows: [
          ['Time', 'Low', 'Base', 'High'],
          ...cumulative.base.map((_, year) => [
            yearName(year),
            ...CURVE_ENDS.map((end) => shortMoneyText(cumulative[end][year] ?? 0)),
          ]),
        ],
      }}
      origin="Each year spread evenly"
    />
  );
}
