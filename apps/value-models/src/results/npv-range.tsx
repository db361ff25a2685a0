import type { ResultTexts, Scenario } from '@casewright/rules';

interface NpvRangeProps {
  readonly values: Readonly<Record<Scenario, number>>;
  readonly money: ResultTexts['money'];
  readonly scenario: Scenario;
}

export function NpvRange({ values, money, scenario }: NpvRangeProps) {
  const least = Math.min(...Object.values(values));
  const most = Math.max(...Object.values(values));
  const share = most === least ? 0.5 : (values[scenario] - least) / (most - least);
  return (
    <div className="mt-3">
      <svg aria-hidden width="100%" height="18" className="block overflow-visible">
        <rect y="6" width="100%" height="6" rx="3" className="fill-chart-2" />
        <rect y="6" width={`${share * 100}%`} height="6" rx="3" className="fill-chart-before" />
        <circle cx={`${share * 100}%`} cy="9" r="7" strokeWidth="3" className="fill-value-fill stroke-surface" />
      </svg>
      <p className="mt-1 flex justify-between gap-3 text-caption text-ink-muted tabular-nums">
        <span>{money(values.low)} low</span>
        <span>{money(values.base)} base</span>
        <span>{money(values.high)} high</span>
      </p>
    </div>
  );
}
