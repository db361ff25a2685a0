import { chartWidth, ticksBetween, type ChartLayout } from './layout';

export interface CashPoint {
  /** 'Start', 'Year 1'. */
  readonly label: string;
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

interface CashCurveProps {
  readonly layout: ChartLayout;
  /** Cumulative cash flow at the start and at the end of each year. */
  readonly points: readonly CashPoint[];
  readonly paybackMonth: { readonly low: number; readonly base: number; readonly high: number };
  readonly money: (amount: number) => string;
}

const sizes = {
  wide: { height: 320, left: 46, right: 70, top: 8, bottom: 36 },
  narrow: { height: 224, left: 40, right: 54, top: 8, bottom: 30 },
};

/** How the money comes back: the base case within the range from low to high. */
export function CashCurve({ layout, points, paybackMonth, money }: CashCurveProps) {
  const width = chartWidth(layout);
  const { height, left, right, top, bottom } = sizes[layout];
  const lowest = Math.min(...points.map(({ low }) => low));
  const highest = Math.max(...points.map(({ high }) => high));
  const ticks = ticksBetween(lowest * 1.15, highest);
  const floor = Math.min(lowest, ticks[0] ?? 0);
  const x = (year: number) => left + (year / (points.length - 1)) * (width - left - right);
  const y = (amount: number) => top + ((highest - amount) / (highest - floor)) * (height - top - bottom);
  const line = (end: 'low' | 'base' | 'high') => points.map((point, year) => `${x(year)},${y(point[end])}`);
  const last = points.at(-1);
  const markX = x(paybackMonth.base / 12);
  const markTop = y(highest * 0.72);
  const isWide = layout === 'wide';

  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill="none">
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${y(tick)}H${width - right}`}
            className={tick === 0 ? 'stroke-ink-faint' : 'stroke-line'}
          />
          <text x={left - 7} y={y(tick) + 4} textAnchor="end" className="fill-ink-muted">
            {tick === 0 ? '0' : money(tick)}
          </text>
        </g>
      ))}
      <polygon points={[...line('high'), ...line('low').toReversed()].join(' ')} className="fill-accent-soft" />
      <path d={`M${left} ${y(0)}H${width - right}`} className="stroke-ink-faint" />
      {(['low', 'high'] as const).map((end) => (
        <polyline key={end} points={line(end).join(' ')} strokeDasharray="3 3" className="stroke-chart-2" />
      ))}
      <polyline points={line('base').join(' ')} strokeWidth="2" strokeLinejoin="round" className="stroke-value-fill" />
      <path d={`M${markX} ${markTop}V${y(0)}`} className="stroke-value" />
      <circle cx={markX} cy={y(0)} r="5" strokeWidth="2" className="fill-value-fill stroke-surface" />
      <g textAnchor={isWide ? 'middle' : 'start'} paintOrder="stroke" strokeWidth="4" className="stroke-surface">
        <text x={isWide ? markX : left + 6} y={markTop - 22} className="fill-ink font-semibold">
          Pays back in month {paybackMonth.base}
        </text>
        <text x={isWide ? markX : left + 6} y={markTop - 7} className="fill-ink-muted">
          {isWide ? 'between months' : 'months'} {paybackMonth.high} {isWide ? 'and' : 'to'} {paybackMonth.low}
        </text>
      </g>
      {last &&
        (['low', 'base', 'high'] as const).map((end) => (
          <text
            key={end}
            x={width - right + 6}
            y={y(last[end]) + 4}
            className={end === 'base' ? 'fill-value font-semibold' : 'fill-ink-muted'}
          >
            {money(last[end])}
          </text>
        ))}
      {points.map(({ label }, year) => (
        <text key={label} x={x(year)} y={height - 8} textAnchor="middle" className="fill-ink-muted">
          {isWide || year % 2 === 0 ? label : ''}
        </text>
      ))}
    </svg>
  );
}
