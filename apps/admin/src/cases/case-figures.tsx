import { countText, nameText } from '@casewright/rules';
import { Stat } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { NOTHING } from '../list/cells';
import { type CaseFigures as Figures, figuresQuery } from './queries';

export function CaseFigures() {
  const { data } = useQuery(figuresQuery);
  if (!data) return null;
  const { delivered, isDeliveredExact, averageDays, onTimePercent, workload } = data;
  return (
    <section
      aria-label="Workload and turnaround"
      className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 md:grid-cols-[auto_1fr]"
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Stat
          label="Average turnaround, 90 days"
          value={averageDays ?? NOTHING}
          unit={averageDays === null ? '' : 'days'}
        />
        <Stat label="Delivered on time" value={onTimePercent === null ? NOTHING : `${onTimePercent}%`} />
        <Stat label="Delivered" value={countText(delivered, isDeliveredExact)} />
      </dl>
      {workload.length > 0 && (
        <div className="min-w-0 md:border-l md:border-line md:pl-8">
          <h3 className="text-caption text-ink-faint">Workload by analyst</h3>
          <ul className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1.5 text-label">
            {workload.map((one, index) => (
              <Analyst key={index} workload={one} />
            ))}
          </ul>
        </div>
      )}
    </section>
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
