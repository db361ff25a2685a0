import { creditsText } from '@casewright/rules';
import { creditText } from '@casewright/ui';
import { useState } from 'react';
import { balanceSteps, type Movement } from './balance-line';
import { shortDay } from './short-day';
import { stepLabels } from './step-labels';

const WIDTH = 360;
const HEIGHT = 96;
const PLOT = { left: 1, right: 354, top: 18, bottom: 74 };
const FEWEST = 2;
/** Limit of labeled increases. */
const MAX_NAMED = 3;

interface BalanceChartProps {
  readonly balance: number;
  /** Newest first. */
  readonly movements: readonly Movement[];
}

export function BalanceChart({ balance: balanceNow, movements }: BalanceChartProps) {
  const [now] = useState(Date.now);
  const steps = balanceSteps(balanceNow, movements, now);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < FEWEST) return null;

  const opening = first.balance - first.amount;
  // Movements after the page was opened are later than `now`.
  const end = Math.max(now, last.at + 1);
  const most = Math.max(opening, ...steps.map(({ balance }) => balance), 1);
  const x = (at: number): number => PLOT.left + ((at - first.at) / (end - first.at)) * (PLOT.right - PLOT.left);
  const y = (balance: number): number => PLOT.bottom - (balance / most) * (PLOT.bottom - PLOT.top);
  const named = steps
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, MAX_NAMED);
  const points = steps.map((step) => ({
    x: x(step.at),
    y: y(step.balance),
    text: named.includes(step) ? creditText(step.amount, true) : undefined,
  }));
  const line = `M${PLOT.left} ${y(opening)}${points.map((point) => `H${point.x}V${point.y}`).join('')}H${x(end)}`;
  return (
    <svg
      role="img"
      aria-label={`From ${creditsText(first.balance)} on ${shortDay(first.at)} to ${creditsText(last.balance)} today.`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="max-w-90 min-w-60 flex-1 basis-60 text-caption tabular-nums max-md:text-small"
    >
      <path d={`${line}V${PLOT.bottom}H${PLOT.left}Z`} className="fill-accent-soft" />
      <path d={line} fill="none" strokeWidth="1.75" className="stroke-accent" />
      <path d={`M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`} className="stroke-line-strong" />
      <circle cx={x(end)} cy={y(last.balance)} r="4" className="fill-value-fill" />
      {stepLabels(points, PLOT).map(({ text, anchor, ...place }) => (
        <text key={place.x} {...place} textAnchor={anchor} className="fill-ink-muted">
          {text}
        </text>
      ))}
      <text x={PLOT.left} y={HEIGHT - 6} className="fill-ink-muted">
        {shortDay(first.at)}
      </text>
      <text x={PLOT.right} y={HEIGHT - 6} textAnchor="end" className="fill-ink-muted">
        Today
      </text>
    </svg>
  );
}
