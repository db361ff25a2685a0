import { momentText } from '@casewright/rules';
import { Link } from '@casewright/web/router';
import type { KeyboardEvent, ReactNode } from 'react';
import { shortTime } from './short-time';

interface ListEntryProps {
  readonly to: string;
  readonly isOpen: boolean;
  readonly isUnread?: boolean;
  /** Whether the tab key stops here. */
  readonly isStop: boolean;
  readonly who?: ReactNode;
  readonly subject: ReactNode;
  readonly preview: ReactNode;
  readonly at: string;
  readonly onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/** A row of a mailbox's list: who and when, the subject, the beginning of the text. */
export function ListEntry(entry: ListEntryProps) {
  const { to, isOpen, isUnread = false, isStop, who, subject, preview, at, onKeyDown } = entry;
  const time = (
    <time dateTime={at} title={momentText(new Date(at))} className="shrink-0 text-caption text-ink-faint">
      {shortTime(at)}
    </time>
  );
  return (
    <Link
      to={to}
      onKeyDown={onKeyDown}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      className="relative block border-l-3 border-transparent py-3 pr-4.5 pl-5.5 -outline-offset-2 hover:bg-hover aria-[current]:border-accent aria-[current]:bg-accent-soft"
    >
      {isUnread && (
        <span className="absolute top-4.75 left-2 size-1.75 rounded-full bg-accent">
          <span className="sr-only">Unread</span>
        </span>
      )}
      {who !== undefined && (
        <span className="flex items-baseline justify-between gap-3 text-label">
          <span className={`truncate ${isUnread ? 'font-semibold' : 'text-ink-muted'}`}>{who}</span>
          {time}
        </span>
      )}
      <span className="flex items-baseline justify-between gap-3">
        <span className={`truncate text-small ${isUnread ? 'font-semibold' : ''}`}>{subject}</span>
        {who === undefined && time}
      </span>
      <span className="mt-0.5 block truncate text-label text-ink-muted">{preview}</span>
    </Link>
  );
}
