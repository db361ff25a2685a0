import { cashCurve } from './cash-curve';
import type { ChartDrawing, Mark } from './drawing';
import { stackedBars } from './stacked-bars';
import { stackedColumns } from './stacked-columns';
import { tornado } from './tornado';

const WIDTHS = [690, 314];
const textsOf = ({ marks }: ChartDrawing) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.runs.map(({ text }) => text).join('')] : []));
const rects = ({ marks }: ChartDrawing) =>
  marks.filter((mark): mark is Extract<Mark, { kind: 'rect' }> => mark.kind === 'rect');
const placesOf = (mark: Mark) => ('points' in mark ? mark.points : [mark.at]);
const money = (amount: number) => `$${amount}`;

const curve = {
  cumulative: { low: [-20, -10, 5], base: [-15, 0, 15], high: [-12, 8, 30] },
  paybackMonth: { low: 20, base: 12, high: 8 },
  money,
};
const rows = [
  { label: 'Hosts', low: '66', base: '58', high: '54', deltaLow: -450, deltaHigh: 225 },
  { label: 'Rate', low: '11%', base: '9%', high: '8%', deltaLow: -150, deltaHigh: 0 },
];
const bars = {
  bars: [
    { label: 'Today', detail: 'now', total: '$30', values: [20, 10, 0] },
    { label: 'Proposed', detail: '', total: '$15', values: [5, 4, 6] },
  ],
  colors: ['chart-1', 'chart-2', 'hatched'] as const,
  text: money,
};

it.each(WIDTHS)('charts stay within their box at width %i', (width) => {
  for (const drawing of [
    cashCurve(width, curve),
    tornado(width, rows, money),
    stackedBars(width, bars),
    stackedBars(width, { ...bars, isCompact: true }),
    stackedColumns(width, bars),
  ]) {
    expect(drawing.width).toBe(width);
    for (const [x, y] of drawing.marks.flatMap(placesOf)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(drawing.height);
    }
  }
});

describe('cash curve', () => {
  it('marks the payback on the zero line, one year after the start', () => {
    const drawing = cashCurve(690, curve);
    const dot = drawing.marks.find(({ kind }) => kind === 'dot');
    const base = drawing.marks.find((mark) => mark.kind === 'line' && mark.isBold);
    expect(dot && placesOf(dot)[0]).toEqual(base && placesOf(base)[1]);
    expect(textsOf(drawing)).toContain('Pays back in month 12');
    const zero = dot && placesOf(dot)[0]?.[1];
    const ticks = drawing.marks.filter(
      (mark) => mark.kind === 'line' && placesOf(mark).every(([, y]) => Math.abs(y - (zero ?? 0)) === 5),
    );
    // Ticks of low and high, in month order.
    expect(ticks).toHaveLength(2);
  });
});

describe('tornado', () => {
  it('draws changes to scale on both sides of the axis', () => {
    const [worse, better, rate] = rects(tornado(690, rows, money));
    expect((worse?.width ?? 0) / (better?.width ?? 1)).toBeCloseTo(2);
    expect((worse?.at[0] ?? 0) + (worse?.width ?? 0)).toBeCloseTo(better?.at[0] ?? 0);
    expect((rate?.width ?? 0) / (worse?.width ?? 1)).toBeCloseTo(1 / 3);
  });
});

describe('stacked bars', () => {
  it('are to scale, with one-time amounts hatched', () => {
    const drawing = stackedBars(690, bars);
    const lengths = rects(drawing).map(({ at: [x], width }) => [x, Math.round(width + 2)]);
    expect(lengths).toEqual([
      [0, 460],
      [460, 230],
      [0, 115],
      [115, 92],
    ]);
    expect(drawing.marks.filter(({ kind }) => kind === 'line').length).toBeGreaterThan(5);
  });
});
