import { chartWidth, type ChartLayout } from '@casewright/ui';

export interface BarPair {
  readonly label: string;
  /** Shares of 1. */
  readonly before: number;
  readonly after: number;
}

const sizes = { wide: { height: 250, bar: 36 }, narrow: { height: 180, bar: 18 } };
const LABEL = 26;
const TOP = 20;

/** Pairs of bars over time. */
export function GroupedBars({ layout, pairs }: { layout: ChartLayout; pairs: readonly BarPair[] }) {
  const width = chartWidth(layout);
  const { height, bar } = sizes[layout];
  const highest = Math.max(...pairs.flatMap(({ before, after }) => [before, after]));
  const slot = width / pairs.length;
  const y = (share: number) => height - (share / highest) * (height - TOP);
  return (
    <svg viewBox={`0 0 ${width} ${height + LABEL}`}>
      {pairs.map(({ label, before, after }, index) => {
        const middle = index * slot + slot / 2;
        return (
          <g key={index} textAnchor="middle">
            <rect
              x={middle - bar - 2}
              width={bar}
              y={y(before)}
              height={height - y(before)}
              className="fill-chart-before"
            />
            <rect x={middle + 2} width={bar} y={y(after)} height={height - y(after)} className="fill-chart-1" />
            <text x={middle - bar / 2 - 2} y={y(before) - 6} className="fill-ink-muted">
              {Math.round(before * 100)}
            </text>
            <text x={middle + bar / 2 + 2} y={y(after) - 6} className="fill-ink font-semibold">
              {Math.round(after * 100)}
            </text>
            <text x={middle} y={height + 18} className="fill-ink-muted">
              {label}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${height}H${width}`} className="stroke-line-strong" />
    </svg>
  );
}
