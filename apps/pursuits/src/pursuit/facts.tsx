import { acvText, acvTierOf, CASE_STATE_LABELS, daysBetween, dueDayText, isOpenStage } from '@casewright/rules';
import { dayText, today } from '../amounts';
import { leftText } from '../case/turnaround';
import type { CaseProgress, PursuitDetails } from '../queries';

interface FactsProps {
  readonly pursuit: PursuitDetails;
  /** Progress of the newest case. Undefined while loading. */
  readonly progress: CaseProgress | null | undefined;
}

export function Facts({ pursuit, progress }: FactsProps) {
  const { acvDollars, acvTier, expectedClose, decidedOn, reason, owner, stage, caseState } = pursuit;
  const due = caseDue(pursuit, progress?.turnaround);
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      <Fact
        title="Annual contract value"
        value={acvText(acvDollars, acvTier)}
        detail={acvDollars === null ? undefined : `Tier ${acvTierOf(acvDollars)}`}
      />
      {decidedOn ? (
        <Fact title="Decided" value={dayText(decidedOn)} detail={`Reason: ${reason ?? ''}`} />
      ) : (
        <Fact
          title="Expected close"
          value={expectedClose ? dayText(expectedClose) : '—'}
          detail={expectedClose && isOpenStage(stage) ? untilText(expectedClose) : undefined}
        />
      )}
      {caseState && <Fact title="Case" value={CASE_STATE_LABELS[caseState]} detail={clockOf(pursuit, progress)} />}
      {due && <Fact title="Case due" {...due} />}
      <Fact title="Owner" value={owner.isYou ? `${owner.name} (you)` : owner.name} />
    </dl>
  );
}

function untilText(day: string): string {
  const days = daysBetween(today(), day);
  return days < 0 ? 'Overdue' : days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`;
}

function clockOf({ waitsForOwner, owner }: PursuitDetails, progress: CaseProgress | null | undefined) {
  const clock = progress?.turnaround;
  if (clock?.isPaused && !clock.endedAt) return 'Clock paused';
  if (waitsForOwner) return owner.isYou ? 'Waiting for you' : 'Waiting for the seller';
  return clock && !clock.endedAt ? 'Clock running' : undefined;
}

function caseDue({ caseDueAt }: PursuitDetails, clock: CaseProgress['turnaround'] | undefined) {
  if (clock?.endedAt) return undefined;
  if (caseDueAt) return { value: dueDayText(caseDueAt), detail: clock ? leftText(clock) : undefined };
  return clock && { value: dueDayText(clock.dueAt), detail: 'If the clock resumes today' };
}

function Fact({ title, value, detail }: { title: string; value: string; detail?: string | undefined }) {
  return (
    <div className="grid content-start gap-0.5 border-t border-line px-5.5 py-4.5 first:border-t-0 max-md:first:col-span-2 max-md:odd:not-first:border-l md:border-t-0 md:border-l md:first:border-l-0">
      <dt className="text-caption text-ink-faint">{title}</dt>
      <dd className="text-lead font-semibold wrap-anywhere tabular-nums">
        {value}
        {detail && <span className="block text-caption font-normal text-ink-muted">{detail}</span>}
      </dd>
    </div>
  );
}
