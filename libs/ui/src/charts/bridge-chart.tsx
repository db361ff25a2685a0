import { chartWidth, type ChartLayout } from './layout';

export interface BridgeStep {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly change: number;
}

interface BridgeChartProps {
  readonly layout: ChartLayout;
  readonly start: { readonly label: string; readonly value: number };
  readonly steps: readonly BridgeStep[];
  readonly endLabel: string;
  readonly money: (amount: number) => string;
  readonly change: (amount: number) => string;
}

interface Bar {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly look: string;
  readonly isTotal: boolean;
}

const HEIGHT = 270;
const TOP = 22;
const LABEL_LINE = 15;
const ROW = 42;
const THICKNESS = 14;
const VALUE_WIDTH = 60;

export function BridgeChart({ layout, ...bridge }: BridgeChartProps) {
  const bars = barsOf(bridge);
  return layout === 'wide' ? <Columns bars={bars} /> : <Rows bars={bars} />;
}

function barsOf({ start, steps, endLabel, money, change }: Omit<BridgeChartProps, 'layout'>): readonly Bar[] {
  let total = start.value;
  const changes = steps.map((step): Bar => {
    const from = total;
    total += step.change;
    const isGood = Math.sign(step.change) === Math.sign(steps[0]?.change ?? 0);
    const look = isGood ? 'fill-chart-3' : 'fill-value-fill';
    return { label: step.label, detail: step.detail, from, to: total, text: change(step.change), look, isTotal: false };
  });
  const whole = (label: string, value: number, look: string): Bar => ({
    label,
    from: 0,
    to: value,
    text: money(value),
    look,
    isTotal: true,
  });
  return [whole(start.label, start.value, 'fill-chart-before'), ...changes, whole(endLabel, total, 'fill-chart-1')];
}

const highestOf = (bars: readonly Bar[]): number => Math.max(...bars.flatMap(({ from, to }) => [from, to]));

function Columns({ bars }: { bars: readonly Bar[] }) {
  const width = chartWidth('wide');
  const slot = width / bars.length;
  const thickness = slot * 0.68;
  const scale = (HEIGHT - TOP) / highestOf(bars);
  const y = (value: number) => HEIGHT - value * scale;
  const lines = Math.max(...bars.map((bar) => linesOf(bar).length));
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT + 10 + lines * LABEL_LINE}`}>
      {bars.map((bar, index) => {
        const { label, from, to, text, look, isTotal } = bar;
        const left = index * slot + (slot - thickness) / 2;
        const middle = index * slot + slot / 2;
        return (
          <g key={label} textAnchor="middle">
            {index < bars.length - 1 && (
              <path
                d={`M${left + thickness} ${y(to)}h${slot - thickness}`}
                strokeDasharray="2 3"
                className="stroke-control"
              />
            )}
            <rect
              x={left}
              y={y(Math.max(from, to))}
              width={thickness}
              height={Math.max(Math.abs(from - to) * scale, 2)}
              className={look}
            />
            <text
              x={middle}
              y={y(Math.max(from, to)) - 7}
              className={isTotal ? 'fill-ink text-small font-semibold' : 'fill-ink'}
            >
              {text}
            </text>
            {linesOf(bar).map((line, below) => (
              <text
                key={line}
                x={middle}
                y={HEIGHT + 18 + below * LABEL_LINE}
                className={isTotal ? 'fill-ink font-semibold' : 'fill-ink-muted'}
              >
                {line}
              </text>
            ))}
          </g>
        );
      })}
      <path d={`M0 ${HEIGHT}H${width}`} className="stroke-line-strong" />
    </svg>
  );
}

const LINE_LENGTH = 12;

function linesOf({ label, detail }: Bar): readonly string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return detail ? [...lines, detail] : lines;
}

function Rows({ bars }: { bars: readonly Bar[] }) {
  const width = chartWidth('narrow');
  const scale = (width - VALUE_WIDTH) / highestOf(bars);
  return (
    <svg viewBox={`0 0 ${width} ${bars.length * ROW}`}>
      {bars.map(({ label, detail, from, to, text, look, isTotal }, index) => {
        const top = index * ROW;
        const weight = isTotal ? 'fill-ink font-semibold' : 'fill-ink';
        return (
          <g key={label}>
            <text x="0" y={top + 13} className={weight}>
              {label}
            </text>
            {detail && (
              <text x={width} y={top + 13} textAnchor="end" className="fill-ink-muted">
                {detail}
              </text>
            )}
            <rect
              x={Math.min(from, to) * scale}
              y={top + 19}
              width={Math.max(Math.abs(from - to) * scale, 2)}
              height={THICKNESS}
              className={look}
            />
            <text x={Math.max(from, to) * scale + 5} y={top + 30} className={weight}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
