import {
  CATEGORY_COLORS,
  categoryColor,
  dollarsText,
  moneyChangeText,
  resultTexts,
  shortMoneyText,
  stackedBars,
  tornadoRows,
  type ValueSummary,
} from '@casewright/rules';
import { chartWidth, DrawnChart, type Figure } from '@casewright/ui';
import { sensitivityChart } from '../sample-model/figures';

const SHOWN_SWINGS = 8;

export function costFigureOf(summary: ValueSummary): Figure {
  const { solutions, today, precision } = summary;
  const { money, moneyChange, costChange } = resultTexts(summary);
  const totalToday = solutions.find(({ name }) => name === today)?.total ?? 0;
  const detailOf = (total: number) =>
    total === totalToday
      ? 'Today'
      : `${moneyChange(total - totalToday)} (${costChange(totalToday - total, 1 - total / totalToday)})`;
  const categories = solutions[0]?.categories ?? [];
  const bars = solutions.map(({ name, total, categories: parts }) => ({
    label: name,
    detail: detailOf(total),
    total: money(total),
    values: parts.map(({ amount }) => amount),
  }));
  return {
    title: 'Five-year cost of ownership',
    subtitle: 'US dollars, before discounting and before benefits',
    chart: (layout) => (
      <DrawnChart drawing={stackedBars(chartWidth(layout), { bars, colors: CATEGORY_COLORS, text: shortMoneyText })} />
    ),
    legend: categories.map(({ label }, index) => ({ label, color: categoryColor(index) })),
    note: `Each line is rounded to $1,000 before it is added, and totals to ${dollarsText(precision)}.`,
    rows: [
      ['Cost', ...solutions.map(({ name }) => name)],
      ...categories.map(({ label }, index) => [
        label,
        ...solutions.map((solution) => shortMoneyText(solution.categories[index]?.amount ?? 0)),
      ]),
      ['Five years', ...solutions.map(({ total }) => money(total))],
    ],
  };
}

export function swingFigureOf(summary: ValueSummary): Figure {
  const { swings, netPresentValue } = summary;
  const rows = tornadoRows(swings, SHOWN_SWINGS);
  return {
    title: 'What moves the result',
    subtitle: `Change in the net present value of ${resultTexts(summary).money(netPresentValue.base)}`,
    chart: sensitivityChart(rows),
    note: `One assumption at a time, from its low to its high value. ${rows.length} of ${swings.length} estimates.`,
    rows: [
      ['Assumption', 'Low', 'Change', 'High', 'Change'],
      ...rows.map(({ label, low, high, deltaLow, deltaHigh }) => [
        label,
        low,
        moneyChangeText(deltaLow),
        high,
        moneyChangeText(deltaHigh),
      ]),
    ],
  };
}
