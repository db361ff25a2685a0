import { chartWidth, type ChartLayout } from './layout';

export interface StackedBar {
  readonly label: string;
  readonly detail: string;
  readonly total: string;
  /** One for each color, in their order. */
  readonly values: readonly number[];
}

interface StackedBarsProps {
  readonly layout: ChartLayout;
  readonly bars: readonly StackedBar[];
  readonly colors: readonly SegmentColor[];
  /** Compares shares: every bar has the full length. */
  readonly areShares?: boolean;
  readonly text: (value: number, total: number) => string;
}

export type SegmentColor = 'chart-1' | 'chart-2' | 'chart-3' | 'chart-4' | 'chart-before';

const fills: Record<SegmentColor, string> = {
  'chart-1': 'fill-chart-1',
  'chart-2': 'fill-chart-2',
  'chart-3': 'fill-chart-3',
  'chart-4': 'fill-chart-4',
  'chart-before': 'fill-chart-before',
};

const ROW = 78;
const BAR_TOP = 24;
const BAR = 22;
const GAP = 2;
const CHARACTER_WIDTH = 7.5;

/** Totals and what they consist of, below each other. */
export function StackedBars({ layout, bars, colors, areShares = false, text }: StackedBarsProps) {
  const width = chartWidth(layout);
  const totals = bars.map(({ values }) => sum(values));
  const longest = Math.max(...totals);
  return (
    <svg viewBox={`0 0 ${width} ${bars.length * ROW - 12}`}>
      {bars.map(({ label, detail, total, values }, index) => {
        const top = index * ROW;
        const whole = totals[index] ?? 0;
        const scale = width / (areShares ? whole : longest);
        return (
          <g key={label}>
            <text x="0" y={top + 14} className="fill-ink font-semibold">
              {label}
            </text>
            {layout === 'wide' && (
              <text x={width / 2} y={top + 14} textAnchor="middle" className="fill-ink-muted">
                {detail}
              </text>
            )}
            <text x={width} y={top + 14} textAnchor="end" className="fill-value font-semibold">
              {total}
            </text>
            {values.map((value, segment) => {
              const left = sum(values.slice(0, segment)) * scale;
              const length = value * scale;
              const color = colors[segment];
              return (
                color &&
                value > 0 && (
                  <g key={color}>
                    <rect
                      x={left}
                      y={top + BAR_TOP}
                      width={Math.max(length - GAP, 1)}
                      height={BAR}
                      className={fills[color]}
                    />
                    {length >= text(value, whole).length * CHARACTER_WIDTH && (
                      <text x={left} y={top + BAR_TOP + BAR + 14} className="fill-ink-muted">
                        {text(value, whole)}
                      </text>
                    )}
                  </g>
                )
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
