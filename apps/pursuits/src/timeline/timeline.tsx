import type { CaseStepCommand, PursuitStepCommand } from '@casewright/rules';
import { SIGNS, type SignTone } from './signs';

export interface TimelineEntry {
  readonly command: PursuitStepCommand | CaseStepCommand;
  readonly at: string;
  readonly who: string;
  readonly what: string;
  readonly comment: string | null;
  readonly detail?: string | undefined;
}

interface TimelineProps {
  readonly label: string;
  /** Newest first. */
  readonly entries: readonly TimelineEntry[];
}

/** Grouped by day. */
export const Timeline = ({ label, entries }: TimelineProps) => (
  <ol aria-label={label}>
    {entries.map((entry, index) => (
      <Entry
        key={entries.length - index}
        entry={entry}
        isFirstOfDay={dayOf(entry) !== dayOf(entries[index - 1])}
        isFirst={index === 0}
        isLast={index === entries.length - 1}
      />
    ))}
  </ol>
);

interface EntryProps {
  readonly entry: TimelineEntry;
  readonly isFirstOfDay: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function Entry({ entry, isFirstOfDay, isFirst, isLast }: EntryProps) {
  const { command, at, who, what, comment, detail } = entry;
  const { icon: Icon, tone } = SIGNS[command];
  return (
    <li className="relative pb-4 pl-11 last:pb-0">
      {!isLast && (
        <span
          aria-hidden
          className={`absolute bottom-0 left-[15px] w-px bg-line-strong ${isFirst ? 'top-8' : 'top-0'}`}
        />
      )}
      {isFirstOfDay && <p className="pb-3 text-caption font-semibold text-ink-muted">{dayOf(entry)}</p>}
      <span className="relative grid min-h-8 content-center gap-1 text-small">
        <span
          className={`absolute top-0 -left-11 grid size-8 place-items-center rounded-full ring-4 ring-surface ${TONES[tone]}`}
        >
          <Icon aria-hidden className="size-4" />
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="wrap-anywhere">
            <strong className="font-semibold">{who}</strong> {what}
          </span>
          <time dateTime={at} className="text-caption text-ink-faint">
            {new Date(at).toLocaleTimeString('en-US', { timeStyle: 'short' })}
          </time>
        </span>
        {comment && (
          <span className="border-l-2 border-line-strong pl-3 text-label wrap-anywhere whitespace-pre-wrap text-ink-muted">
            {comment}
          </span>
        )}
        {detail && <span className="text-label text-ink-muted">{detail}</span>}
      </span>
    </li>
  );
}

const TONES: Readonly<Record<SignTone, string>> = {
  accent: 'bg-accent-soft text-accent',
  value: 'bg-value-soft text-value',
  neutral: 'bg-sunken text-ink-muted',
};

/** 'Monday, Nov 16', with the year if it is not the current one. */
function dayOf(entry: TimelineEntry | undefined): string | undefined {
  if (!entry) return undefined;
  const at = new Date(entry.at);
  const year = at.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return at.toLocaleDateString('en-US', { weekday: 'long', month: 'short', day: 'numeric', year });
}
