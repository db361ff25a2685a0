import { chartWidth, type ChartLayout } from './layout';

export interface TornadoRow {
  readonly label: string;
  readonly low: string;
  readonly base: string;
  readonly high: string;
  /** Change of the result when the assumption is at its low and at its high value. */
  readonly deltaLow: number;
  readonly deltaHigh: number;
}

interface TornadoProps {
  readonly layout: ChartLayout;
  /** The widest swing first. */
  readonly rows: readonly TornadoRow[];
  readonly money: (amount: number) => string;
}

const HEAD = 22;
const BAR = 16;
const VALUE_WIDTH = 58;
const sizes = {
  wide: { row: 36, left: 206, barTop: 3 },
  narrow: { row: 40, left: 0, barTop: 18 },
};

/** Which assumption moves the result most, and by how much. */
export function Tornado({ layout, rows, money }: TornadoProps) {
  const width = chartWidth(layout);
  const { row, left, barTop } = sizes[layout];
  const worst = Math.max(...rows.map(({ deltaLow }) => -deltaLow));
  const best = Math.max(...rows.map(({ deltaHigh }) => deltaHigh));
  const scale = (width - left - 2 * VALUE_WIDTH) / (worst + best);
  const axis = left + VALUE_WIDTH + worst * scale;
  const isWide = layout === 'wide';

  return (
    <svg viewBox={`0 0 ${width} ${HEAD + rows.length * row}`}>
      <text x={axis - 6} y="12" textAnchor="end" className="fill-ink-muted">
        worse
      </text>
      <text x={axis + 6} y="12" className="fill-ink-muted">
        better
      </text>
      {rows.map(({ label, low, base, high, deltaLow, deltaHigh }, index) => {
        const top = HEAD + index * row;
        const bar = top + barTop;
        return (
          <g key={label}>
            <text x="0" y={top + 11} className="fill-ink">
              {label}
            </text>
            <text
              x={isWide ? 0 : width}
              y={isWide ? top + 26 : top + 11}
              textAnchor={isWide ? 'start' : 'end'}
              className="fill-ink-muted"
            >
              {low} / <tspan className="fill-ink font-semibold">{base}</tspan> / {high}
            </text>
            <rect
              x={axis + deltaLow * scale}
              y={bar}
              width={-deltaLow * scale}
              height={BAR}
              className="fill-chart-before"
            />
            <rect x={axis} y={bar} width={deltaHigh * scale} height={BAR} className="fill-chart-1" />
            <text x={axis + deltaLow * scale - 6} y={bar + 12} textAnchor="end" className="fill-ink">
              {money(deltaLow)}
            </text>
            <text x={axis + deltaHigh * scale + 6} y={bar + 12} className="fill-ink">
              {money(deltaHigh)}
            </text>
          </g>
        );
      })}
      <path d={`M${axis} 0V${HEAD + rows.length * row}`} className="stroke-ink-faint" />
    </svg>
  );
}
