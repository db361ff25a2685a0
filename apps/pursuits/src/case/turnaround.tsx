import { Badge, Panel } from '@casewright/ui';
import type { CaseProgress } from '../queries';

type Progress = NonNullable<CaseProgress['turnaround']>;
type Day = Progress['days'][number];

const LOOKS: Readonly<Record<Day['kind'], string>> = {
  used: 'bg-accent',
  paused: 'bg-value-fill',
  left: 'border border-accent bg-accent-soft',
  'not-counted': 'bg-sunken',
};
const LABELS: Readonly<Record<Day['kind'], string>> = {
  used: 'used',
  paused: 'Paused',
  left: 'left',
  'not-counted': 'Not counted',
};
const KINDS = ['used', 'paused', 'left', 'not-counted'] as const;
const ZONE = 'America/Los_Angeles';

const dueFormat = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: ZONE, weekday: 'short', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
});
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const [weekday, dayOfMonth, wholeDay] = [
  dayFormat({ weekday: 'short' }),
  dayFormat({ day: 'numeric' }),
  dayFormat({ weekday: 'long', month: 'short', day: 'numeric' }),
];

interface TurnaroundProps {
  readonly turnaround: Progress;
  readonly isYours: boolean;
}

export function TurnaroundPanel({ turnaround, isYours }: TurnaroundProps) {
  const { businessDays, dueAt, isPaused, isOverdue, endedAt, days } = turnaround;
  const isLate = isOverdue && !endedAt;
  const due = dueFormat.format(new Date(dueAt));
  return (
    <Panel title="Turnaround" aside={<Sign turnaround={turnaround} />}>
      <p className="font-serif text-title font-semibold">{headline(turnaround)}</p>
      <p className="mt-1 text-label text-ink-muted">
        {isLate ? 'It was due' : `Of ${businessDays}. Due`} <strong className="text-ink">{due}</strong> Pacific Time
        {isPaused ? ' if the clock resumes today; each later day moves it by one.' : '.'}
      </p>
      <ol aria-label="Days" className="mt-4 grid grid-cols-7 gap-1.5">
        {days.map(({ day, kind }) => {
          const at = new Date(`${day}T00:00:00Z`);
          return (
            <li key={day} className="grid justify-items-center gap-1 text-caption text-ink-muted">
              <span aria-hidden>{weekday.format(at)}</span>
              <span aria-hidden className={`h-2.5 w-full rounded-full ${LOOKS[kind]}`} />
              <span aria-hidden className="tabular-nums">
                {dayOfMonth.format(at)}
              </span>
              <span className="sr-only">
                {wholeDay.format(at)}: {LABELS[kind]}
              </span>
            </li>
          );
        })}
      </ol>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-muted">
        {KINDS.filter((kind) => days.some((day) => day.kind === kind)).map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <span aria-hidden className={`h-2.5 w-4 rounded-full ${LOOKS[kind]}`} />
            {kind === 'used' || kind === 'left' ? `${days.filter((day) => day.kind === kind).length} ` : ''}
            {LABELS[kind]}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3.5 text-caption text-ink-muted">
        Business days are Monday to Friday, 9 AM to 5 PM Pacific Time, except federal holidays. The clock is paused
        while the case waits for {isYours ? 'you' : 'the seller'} or is on hold.
      </p>
    </Panel>
  );
}

function Sign({ turnaround: { isPaused, isOverdue, endedAt } }: { readonly turnaround: Progress }) {
  if (endedAt) return <Badge tone="neutral">Ended</Badge>;
  if (isPaused) return <Badge tone="value">Paused</Badge>;
  return isOverdue ? <Badge tone="danger">Overdue</Badge> : null;
}

/** '2 business days left' */
export const leftText = ({ daysLeft, isOverdue }: Pick<Progress, 'daysLeft' | 'isOverdue'>): string =>
  isOverdue ? 'Overdue' : `${daysLeft} business ${daysLeft === 1 ? 'day' : 'days'} left`;

function headline({ daysLeft, isOverdue, endedAt }: Progress): string {
  if (endedAt) return isOverdue ? 'Ended late' : 'Ended on time';
  return leftText({ daysLeft, isOverdue });
}
