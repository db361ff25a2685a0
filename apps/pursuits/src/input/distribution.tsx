import { binLabel, type BinnedAmount } from '@casewright/rules/intake';
import { Panel } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { binAt, type InputFigures } from './queries';

interface DistributionProps {
  readonly title: string;
  /** Beside the title, for example "up to, GiB". */
  readonly detail: string;
  readonly unit: string;
  readonly distribution: InputFigures['distributions'][number];
}

/** Counted rows by size. Each bar opens its rows. */
export function Distribution({ title, detail, unit, distribution: { amount, rows } }: DistributionProps) {
  const most = Math.max(...rows);
  const [first, last] = [rows.findIndex(Boolean), rows.findLastIndex(Boolean)];
  if (most === 0) return null;
  return (
    <Panel title={title} detail={detail}>
      <ol className="flex h-34 items-stretch gap-1">
        {rows.slice(first, last + 1).map((count, index) => (
          <Bar key={first + index} {...{ amount, unit, count, most }} bin={first + index} />
        ))}
      </ol>
    </Panel>
  );
}

interface BarProps {
  readonly amount: BinnedAmount;
  readonly unit: string;
  readonly bin: number;
  readonly count: number;
  readonly most: number;
}

function Bar({ amount, unit, bin, count, most }: BarProps) {
  const label = binLabel(amount, bin);
  const limit = label.endsWith('+') ? `more than ${label.slice(0, -1)}` : `up to ${label}`;
  return (
    <li className="min-w-0 flex-1">
      <Link
        to={binAt(amount, bin)}
        className="group relative flex h-full flex-col justify-end rounded-box text-center text-caption text-ink-muted tabular-nums hover:text-ink"
      >
        <span className="sr-only">
          {count.toLocaleString('en-US')} with {limit} {unit}
        </span>
        <span aria-hidden className={count === most ? 'font-semibold text-ink' : ''}>
          {count.toLocaleString('en-US')}
        </span>
        <span
          aria-hidden
          className={`block min-h-px rounded-t-box group-hover:opacity-80 ${count === most ? 'bg-chart-1' : 'bg-chart-2'}`}
          style={{ height: `${(count / most) * 68}%` }}
        />
        <span aria-hidden className="border-t border-line pt-1">
          {label}
        </span>
      </Link>
    </li>
  );
}
