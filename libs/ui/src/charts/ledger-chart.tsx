import { chartWidth, ticksBetween, type ChartLayout } from './layout';

export interface LedgerEntry {
  /** Days since the first. */
  readonly day: number;
  readonly change: number;
  /** What a charge paid for; absent for a purchase. */
  readonly name?: string;
}

interface LedgerChartProps {
  readonly layout: ChartLayout;
  readonly opening: number;
  /** Sorted by day. */
  readonly entries: readonly LedgerEntry[];
  readonly dates: readonly { readonly day: number; readonly label: string }[];
  readonly change: (amount: number) => string;
}

const sizes = {
  wide: { height: 300, left: 38, right: 62 },
  narrow: { height: 226, left: 28, right: 44 },
};
const TOP = 24;
const LABEL_WIDTH = 64;
const BOTTOM = 30;

export function LedgerChart({ layout, opening, entries, dates, change }: LedgerChartProps) {
  const width = chartWidth(layout);
  const { height, left, right } = sizes[layout];
  const balances = balancesAfter(opening, entries);
  const highest = Math.max(opening, ...balances);
  const ticks = ticksBetween(0, highest, 3);
  const lastDay = dates.at(-1)?.day ?? 1;
  const x = (day: number) => left + (day / lastDay) * (width - left - right);
  const y = (balance: number) => height - BOTTOM - (balance / highest) * (height - BOTTOM - TOP);
  const path = entries.map(({ day }, index) => `H${x(day)}V${y(balances[index] ?? 0)}`).join('');
  const line = `M${x(0)} ${y(opening)}${path}H${x(lastDay)}`;
  // A step down leaves room above it.
  const hasRoomAfter = (index: number) => {
    const next = entries[index + 1];
    return (next && next.change < 0) || x(next?.day ?? lastDay) - x(entries[index]?.day ?? 0) >= LABEL_WIDTH;
  };
  const closing = balances.at(-1) ?? opening;

  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill="none">
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${y(tick)}H${width - right}`}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={left - 7} y={y(tick) + 4} textAnchor="end" className="fill-ink-muted">
            {tick}
          </text>
        </g>
      ))}
      <path d={`${line}V${y(0)}H${x(0)}Z`} className="fill-accent-soft" />
      <path d={line} strokeWidth="1.75" strokeLinejoin="round" className="stroke-chart-1" />
      {entries.map((entry, index) => {
        const { day, change: amount, name } = entry;
        const balance = balances[index] ?? 0;
        const isPurchase = amount > 0;
        return (
          <g key={day}>
            <circle
              cx={x(day)}
              cy={y(balance)}
              r="4"
              strokeWidth="1.5"
              className={`stroke-surface ${isPurchase ? 'fill-value-fill' : 'fill-chart-1'}`}
            />
            {isPurchase && (
              <text x={x(day)} y={y(balance) - 10} textAnchor="middle" className="fill-value font-semibold">
                {change(amount)}
              </text>
            )}
            {!isPurchase && layout === 'wide' && (
              <ChargeLabel
                x={x(day)}
                y={y(balance)}
                change={change(amount)}
                name={name}
                isOnLeft={!hasRoomAfter(index)}
              />
            )}
          </g>
        );
      })}
      <text x={width - right + 6} y={y(closing) + 4} className="fill-ink font-semibold">
        {closing} left
      </text>
      {dates.map(({ day, label }, index) => (
        <text
          key={label}
          x={x(day)}
          y={height - 8}
          textAnchor={index === 0 ? 'start' : 'middle'}
          className="fill-ink-muted"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

interface ChargeLabelProps {
  readonly x: number;
  readonly y: number;
  readonly change: string;
  readonly name: string | undefined;
  /** Label on the left, where the next step up or the edge leaves no room on the right. */
  readonly isOnLeft: boolean;
}

function ChargeLabel({ x, y, change, name, isOnLeft }: ChargeLabelProps) {
  const at = isOnLeft ? x - 7 : x + 6;
  return (
    <g textAnchor={isOnLeft ? 'end' : 'start'}>
      <text x={at} y={y - 24} className="fill-ink font-semibold">
        {change}
      </text>
      <text x={at} y={y - 10} className="fill-ink-muted">
        {name}
      </text>
    </g>
  );
}

function balancesAfter(opening: number, entries: readonly LedgerEntry[]): readonly number[] {
  let balance = opening;
  return entries.map(({ change }) => (balance += change));
}
