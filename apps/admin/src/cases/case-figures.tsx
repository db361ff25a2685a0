import { countText, nameText } from '@casewright/rules';
import { Skeleton, Stat } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { NOTHING } from '../list/cells';
import { type CaseFigures as Figures, figuresQuery } from './queries';

export function CaseFigures() {
  const { data, isPending } = useQuery(figuresQuery);
  if (!data && !isPending) return null;
  return (
    <section
      aria-label="Workload and turnaround"
      aria-busy={isPending}
      className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 md:grid-cols-[auto_1fr]"
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Stat
          label="Average turnaround, 90 days"
          value={data ? (data.averageDays ?? NOTHING) : <Waiting />}
          unit={data?.averageDays === null ? '' : 'days'}
        />
        <Stat label="Delivered on time" value={data ? percentText(data.onTimePercent) : <Waiting />} />
        <Stat label="Delivered" value={data ? countText(data.delivered, data.isDeliveredExact) : <Waiting />} />
      </dl>
      <div className="min-w-0 md:border-l md:border-line md:pl-8">
        <h3 className="text-caption text-ink-faint">Workload by analyst</h3>
        {data ? <Workload workload={data.workload} /> : <Skeleton className="mt-1.5 h-5 max-md:h-11.5" />}
      </div>
    </section>
  );
}

const percentText = (percent: number | null): string => (percent === null ? NOTHING : `${percent}%`);

/** As high as the figure to come. */
const Waiting = () => (
  <span aria-hidden className="inline-block h-[0.8em] w-12 animate-wait rounded-control bg-sunken" />
);

function Workload({ workload }: Pick<Figures, 'workload'>) {
  if (workload.length === 0) return <p className="mt-1.5 text-label text-ink-muted">No open cases</p>;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1.5 text-label">
      {workload.map((one, index) => (
        <Analyst key={index} workload={one} />
      ))}
    </ul>
  );
}

function Analyst({ workload }: { readonly workload: Figures['workload'][number] }) {
  const { analyst, cases, isExact, overdue } = workload;
  return (
    <li>
      <span className="wrap-anywhere">{analyst === null ? 'Not assigned' : nameText(analyst)}</span>{' '}
      <span className="font-semibold tabular-nums">{countText(cases, isExact)}</span>
      {overdue > 0 && <span className="text-danger">, {countText(overdue, isExact || overdue < cases)} overdue</span>}
    </li>
  );
}
