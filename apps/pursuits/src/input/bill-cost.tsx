import { COST_BASIS_LABELS, moneyText, monthText } from '@casewright/rules/intake';
import { Panel, Stat } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { type BillFigures, type LinesChoice, linesAt } from './bill-queries';

interface BillTotalsProps {
  readonly figures: BillFigures;
  /** "USD" */
  readonly currency: string;
}

/** Sums of the counted lines. Each opens its lines. */
export function BillTotals({ figures: { basis, total, months, services, others }, currency }: BillTotalsProps) {
  const stats: readonly Total[] = [
    {
      label: `Counted, ${COST_BASIS_LABELS[basis]}`,
      value: wholeText(Number(total.cost)),
      unit: currency,
      isMain: true,
    },
    { label: 'A month', value: wholeText(Number(total.cost) / Math.max(months.length, 1)), unit: currency },
    { label: 'Months', value: wholeText(months.length), choice: { sort: 'month' } },
    { label: 'Services', value: wholeText(services.length + others.services), choice: { sort: 'service' } },
    { label: 'Lines counted', value: wholeText(total.lines), choice: { sort: '-lines' } },
  ];
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {stats.map(({ label, value, unit = '', choice, isMain = false }) => (
        <Stat
          key={label}
          className="bg-surface p-5"
          label={label}
          tone={isMain ? 'value' : 'ink'}
          unit={unit}
          value={
            <Link
              to={linesAt({ show: 'counted', ...choice })}
              aria-label={[value, unit].filter(Boolean).join(' ') + `: ${label}`}
              className="rounded-box hover:underline"
            >
              {value}
            </Link>
          }
        />
      ))}
    </dl>
  );
}

interface Total {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly choice?: LinesChoice;
  readonly isMain?: boolean;
}

/** Counted cost of each month. Each bar opens its lines. */
export function CostByMonth({ months, currency }: Pick<BillFigures, 'months'> & { readonly currency: string }) {
  const most = Math.max(...months.map(({ cost }) => Number(cost)));
  return (
    <Panel title="Cost by month" detail={currency}>
      <ol aria-label="Cost by month" className="flex h-44 items-stretch gap-1 overflow-x-auto">
        {months.map(({ month, cost, lines }) => (
          <li key={month} className="min-w-14 flex-1">
            <Link
              to={linesAt({ show: 'counted', month })}
              className="group flex h-full flex-col justify-end rounded-box text-center text-caption text-ink-muted tabular-nums hover:text-ink"
            >
              <span className="sr-only">
                {monthText(month)}: {moneyText(cost)} {currency}, {linesText(lines)}
              </span>
              <span aria-hidden className={Number(cost) === most ? 'font-semibold text-ink' : ''}>
                {shortText(Number(cost))}
              </span>
              <span
                aria-hidden
                className={`block min-h-px rounded-t-box group-hover:opacity-80 ${Number(cost) === most ? 'bg-chart-1' : 'bg-chart-2'}`}
                style={{ height: `${shareOf(cost, most) * 70}%` }}
              />
              <span aria-hidden className="border-t border-line pt-1 whitespace-nowrap">
                {monthText(month)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type CostByServiceProps = Pick<BillFigures, 'services' | 'others' | 'total'> & { readonly currency: string };

/** Services that cost most, and the rest. Each opens its lines. */
export function CostByService({ services, others, total, currency }: CostByServiceProps) {
  const most = Math.max(...services.map(({ cost }) => Number(cost)));
  const percent = (cost: string) => `${((Number(cost) / Number(total.cost)) * 100).toFixed(1)}%`;
  return (
    <Panel title="Cost by service" detail={currency}>
      <ol aria-label="Cost by service" className="grid gap-2.5 text-label">
        {services.map(({ service, cost, lines }) => (
          <li key={service} className="grid gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <Link
                to={linesAt({ show: 'counted', service })}
                aria-label={`${service}, ${linesText(lines)}`}
                className="min-w-0 rounded-box font-semibold wrap-anywhere hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
              >
                {service}
              </Link>
              <span className="shrink-0 text-ink-muted tabular-nums">
                <strong className="font-semibold text-ink">{moneyText(cost)}</strong>{' '}
                {Number(total.cost) > 0 && percent(cost)}
              </span>
            </span>
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full bg-chart-2" style={{ width: `${shareOf(cost, most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
      {others.services > 0 && (
        <p className="mt-3 flex justify-between gap-3 border-t border-line pt-3 text-label text-ink-muted tabular-nums">
          <Link to={linesAt({ show: 'counted', sort: 'service' })} className="rounded-box hover:underline">
            {others.services.toLocaleString('en-US')} other {others.services === 1 ? 'service' : 'services'}
          </Link>
          <span>
            <strong className="font-semibold text-ink">{moneyText(others.cost)}</strong>{' '}
            {Number(total.cost) > 0 && percent(others.cost)}
          </span>
        </p>
      )}
    </Panel>
  );
}

const shareOf = (cost: string, most: number): number => (most > 0 ? Math.max(Number(cost) / most, 0) : 0);

const linesText = (lines: number): string => `${lines.toLocaleString('en-US')} ${lines === 1 ? 'line' : 'lines'}`;

const wholeText = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });

/** "12.9K" */
const shortText = (value: number): string =>
  value.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 });
