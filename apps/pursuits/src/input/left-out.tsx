import { gibText, LEFT_OUT_LABELS, type LeftOutReason } from '@casewright/rules/intake';
import { Panel } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { rowsAt } from './queries';
import type { ReadInput } from './read-input';

type Intake = ReadInput['reading']['intake'];
type Group = Intake['groups'][number];

/** Rows by the reason that leaves them out. Each number opens its rows. */
export function LeftOut({ intake }: { readonly intake: Intake }) {
  const { groups, choices } = intake;
  const all = groups.reduce((sum, { rows }) => sum + rows, 0);
  const isCounted = ({ reason }: Group) => reason === null || choices.count.includes(reason);
  const left = groups.filter((group) => !isCounted(group)).reduce((sum, { rows }) => sum + rows, 0);
  const reasons = groups.flatMap((group) => (group.reason === null ? [] : [{ ...group, reason: group.reason }]));
  return (
    <Panel
      title="Left out"
      detail={`${left.toLocaleString('en-US')} ${left === 1 ? 'row' : 'rows'}`}
      aside={
        left > 0 && (
          <Link
            to={rowsAt({ show: 'left-out' })}
            className="rounded-box text-label text-accent hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            Show the rows
          </Link>
        )
      }
    >
      {reasons.length === 0 ? (
        <p className="text-label text-ink-muted">Every row of the file counts.</p>
      ) : (
        <ul className="grid">
          {reasons.map((group) => (
            <li
              key={group.reason}
              className="flex items-start justify-between gap-4 border-t border-line py-2.5 first:border-t-0 first:pt-0"
            >
              <span className="min-w-0 text-small font-semibold">
                {labelOf(group.reason)}
                {isCounted(group) && <span className="ml-2 text-label font-normal text-ink-muted">counted anyway</span>}
              </span>
              <span className="text-right text-label text-ink-muted tabular-nums">
                <Link
                  to={rowsAt({ reason: group.reason })}
                  aria-label={`${group.rows.toLocaleString('en-US')} rows: ${labelOf(group.reason)}`}
                  className="rounded-box text-small font-semibold text-ink hover:underline"
                >
                  {group.rows.toLocaleString('en-US')}
                </Link>
                <span className="block">{sumsText(group)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-3 border-t-2 border-ink pt-3 text-small font-semibold tabular-nums">
        <span>
          {all.toLocaleString('en-US')} rows − {left.toLocaleString('en-US')} left out
        </span>
        <span>{(all - left).toLocaleString('en-US')} counted</span>
      </p>
      <p className="mt-1.5 text-label text-ink-muted">Each row counts under its first reason.</p>
    </Panel>
  );
}

function labelOf(reason: LeftOutReason): string {
  const [, many] = LEFT_OUT_LABELS[reason];
  return many.charAt(0).toUpperCase() + many.slice(1);
}

const sumsText = ({ vCpu, cores, memoryBytes }: Group): string =>
  [
    vCpu !== null && `${vCpu.toLocaleString('en-US')} vCPU`,
    cores !== null && `${cores.toLocaleString('en-US')} cores`,
    memoryBytes !== null && gibText(memoryBytes),
  ]
    .filter(Boolean)
    .join(', ');
