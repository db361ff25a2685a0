import { OS_FAMILY_LABELS } from '@casewright/rules/intake';
import { Panel } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { type InputFigures, rowsAt } from './queries';

const COLORS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-line-strong'] as const;

/** Counted machines by operating system. Each family opens its rows. */
export function OperatingSystems({ families }: { readonly families: InputFigures['osFamilies'] }) {
  const total = families.reduce((sum, { rows }) => sum + rows, 0);
  const percent = (rows: number): string => `${((rows / total) * 100).toFixed(1)}%`;
  return (
    <Panel title="Operating systems">
      <div aria-hidden className="mb-4 flex h-3 gap-0.5 overflow-hidden rounded-box">
        {families.map(({ family, rows }, index) => (
          <span key={family} className={COLORS[index]} style={{ width: percent(rows) }} />
        ))}
      </div>
      <ul className="grid gap-2 text-label">
        {families.map(({ family, rows }, index) => (
          <li key={family} className="flex items-center gap-2.5">
            <span aria-hidden className={`size-2.5 shrink-0 rounded-box ${COLORS[index]}`} />
            <Link
              to={rowsAt({ show: 'counted', os: family })}
              className="min-w-0 flex-1 rounded-box hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
            >
              {OS_FAMILY_LABELS[family]}
            </Link>
            <span className="text-ink-muted tabular-nums">
              <strong className="font-semibold text-ink">{rows.toLocaleString('en-US')}</strong> {percent(rows)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
