import { cumulativeCash, millions, paybackMonth } from './sample-case';

const WIDTH = 540;
const HEIGHT = 216;
const PLOT = { left: 46, right: 472, top: 10, bottom: 186 };
/** In thousands of dollars. */
const RANGE = { from: -2_300, to: 5_400 };
const GRID = [4_000, 2_000, 0, -2_000];
const YEARS = [0, 1, 2, 3, 4, 5];

const x = (years: number): number => PLOT.left + (years / 5) * (PLOT.right - PLOT.left);
const y = (thousands: number): number =>
  PLOT.bottom - ((thousands - RANGE.from) / (RANGE.to - RANGE.from)) * (PLOT.bottom - PLOT.top);
const points = (cash: readonly number[]): string => cash.map((value, year) => `${x(year)},${y(value)}`).join(' ');
const gridLabel = (thousands: number): string =>
  thousands === 0 ? '0' : `${thousands < 0 ? '−' : ''}${millions(Math.abs(thousands), 0)}`;

/** Cumulative cash over five years with its range. */
export function CashChart() {
  const [low, base, high] = (['low', 'base', 'high'] as const).map(cumulativeCash) as [number[], number[], number[]];
  const month = paybackMonth('base');
  const payback = x(month / 12);
  const summary = `Pays back in month ${month}, between months ${paybackMonth('high')} and ${paybackMonth('low')}.`;
  return (
    <figure className="mt-6">
      <svg role="img" aria-label={`Cumulative cash. ${summary}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full">
        {GRID.map((value) => (
          <g key={value}>
            <path
              d={`M${PLOT.left} ${y(value)}H${PLOT.right}`}
              className={value === 0 ? 'stroke-ink-muted' : 'stroke-line'}
            />
            <text x={PLOT.left - 8} y={y(value) + 4} textAnchor="end" className="fill-ink-muted text-caption">
              {gridLabel(value)}
            </text>
          </g>
        ))}
        {YEARS.map((year) => (
          <text key={year} x={x(year)} y={HEIGHT - 6} textAnchor="middle" className="fill-ink-muted text-caption">
            {year === 0 ? 'Start' : `Year ${year}`}
          </text>
        ))}
        <polygon
          points={`${points(high)} ${points([...low])
            .split(' ')
            .reverse()
            .join(' ')}`}
          className="fill-accent-soft"
        />
        {[low, high].map((cash) => (
          <polyline
            key={cash.at(-1)}
            points={points(cash)}
            fill="none"
            strokeDasharray="3 3"
            className="stroke-chart-2"
          />
        ))}
        <polyline points={points(base)} fill="none" strokeWidth="2.5" className="stroke-value-fill" />
        <path d={`M${payback} ${y(0)}V${y(2_600)}`} className="stroke-value" />
        <circle cx={payback} cy={y(0)} r="5" strokeWidth="1.5" className="fill-value-fill stroke-surface" />
        <text x={payback} y={y(3_420)} textAnchor="middle" className="fill-ink text-caption font-semibold">
          Pays back in month {month}
        </text>
        <text x={payback} y={y(2_780)} textAnchor="middle" className="fill-ink-muted text-caption">
          between months {paybackMonth('high')} and {paybackMonth('low')}
        </text>
        {[high, base, low].map((cash) => (
          <text
            key={cash.at(-1)}
            x={PLOT.right + 8}
            y={y(cash.at(-1) ?? 0) + 4}
            className={`text-caption ${cash === base ? 'fill-value font-semibold' : 'fill-ink-muted'}`}
          >
            {millions(cash.at(-1) ?? 0)}
          </text>
        ))}
      </svg>
    </figure>
  );
}
