import { gibText, type StorageKind } from '@casewright/rules/intake';
import { Panel } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { Copy, TrendingUp } from 'lucide-react';
import { type InputFigures, rowsAt } from './queries';

type Outlier = InputFigures['outliers'][number];

interface WorthALookProps {
  readonly figures: InputFigures;
  readonly priced: StorageKind | null;
}

/** Rows that stand out or are listed twice. They count unless they are left out. */
export function WorthALook({ figures, priced }: WorthALookProps) {
  const { outliers, repeatedRows } = figures;
  return (
    <Panel title="Worth a look">
      {outliers.length === 0 && repeatedRows === 0 ? (
        <p className="text-label text-ink-muted">No outliers, and no name is listed twice.</p>
      ) : (
        <ul className="grid gap-2.5 text-label">
          {outliers.map((outlier) => (
            <li key={`${outlier.kind} ${outlier.position}`} className="flex gap-2.5">
              <TrendingUp aria-hidden className="mt-0.5 size-4 shrink-0 text-value" />
              <span className="min-w-0 wrap-anywhere text-ink-muted">
                <Link
                  to={rowsAt({ search: outlier.name })}
                  className="rounded-box font-semibold text-ink hover:underline"
                >
                  {outlier.name}
                </Link>
                : {outlierText(outlier, priced)}
              </span>
            </li>
          ))}
          {repeatedRows > 0 && (
            <li className="flex gap-2.5">
              <Copy aria-hidden className="mt-0.5 size-4 shrink-0 text-value" />
              <span className="text-ink-muted">
                <Link
                  to={rowsAt({ show: 'repeated', sort: 'name' })}
                  className="rounded-box font-semibold text-ink hover:underline"
                >
                  {repeatedRows.toLocaleString('en-US')} rows
                </Link>{' '}
                share their name with another row
              </span>
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}

function outlierText(outlier: Outlier, priced: StorageKind | null): string {
  const { kind, times, cpus, memoryBytes, provisionedBytes, inUseBytes } = outlier;
  const more = `${Math.round(times).toLocaleString('en-US')} times the median`;
  switch (kind) {
    case 'cpus':
      return `${(cpus ?? 0).toLocaleString('en-US')} CPUs, ${more}`;
    case 'memory':
      return `${gibText(memoryBytes ?? 0)} of memory, ${more}`;
    case 'storage':
      return `${gibText((priced === 'in-use' ? inUseBytes : provisionedBytes) ?? 0)} of storage, ${more}`;
    case 'unused-storage':
      return `${gibText(provisionedBytes ?? 0)} provisioned, ${gibText(inUseBytes ?? 0)} in use`;
  }
}
