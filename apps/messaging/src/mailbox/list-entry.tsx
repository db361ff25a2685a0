import { momentText } from '@casewright/rules';
import { Checkbox } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { Paperclip } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FROM_LIST } from './from-list';
import { shortTime } from './short-time';

interface ListEntryProps {
  readonly id: string;
  readonly to: string;
  readonly isOpen: boolean;
  readonly isUnread?: boolean;
  /** Whether it is the list's tab stop. */
  readonly isStop: boolean;
  readonly who?: ReactNode;
  readonly subject: ReactNode;
  readonly hasFiles?: boolean;
  readonly preview: ReactNode;
  readonly at: string;
  /** A last line. */
  readonly note?: ReactNode;
  readonly onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
  /** Set while entries are selected instead of opened. */
  readonly ticking?: { readonly isTicked: boolean; readonly onTick: () => void } | undefined;
}

export function ListEntry(entry: ListEntryProps) {
  const { id, to, isOpen, isStop, onKeyDown, ticking } = entry;
  if (ticking)
    return (
      <div className={`${look} px-5.5 max-md:py-0 has-checked:bg-accent-soft`}>
        <Checkbox checked={ticking.isTicked} onChange={ticking.onTick}>
          <Texts {...entry} />
        </Checkbox>
      </div>
    );
  return (
    <Link
      to={to}
      state={FROM_LIST}
      data-entry={id}
      onKeyDown={onKeyDown}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      className={`${look} border-l-3 border-transparent pr-4.5 pl-5.5 -outline-offset-2 aria-[current]:border-accent aria-[current]:bg-accent-soft`}
    >
      <Texts {...entry} />
    </Link>
  );
}

const look = 'relative block py-3 hover:bg-hover';

function Texts({ isUnread = false, who, subject, hasFiles, preview, at, note }: ListEntryProps) {
  const time = (
    <time dateTime={at} title={momentText(new Date(at))} className="shrink-0 text-caption text-ink-faint">
      {shortTime(at)}
    </time>
  );
  return (
    <>
      {isUnread && (
        <span className="absolute top-4.75 left-2 size-1.75 rounded-full bg-accent">
          <span className="sr-only">Unread</span>
        </span>
      )}
      {who !== undefined && (
        <span className="flex items-baseline justify-between gap-3 text-label">
          <span className={`truncate ${isUnread ? 'font-semibold text-ink' : 'text-ink-muted'}`}>{who}</span>
          {time}
        </span>
      )}
      <span className="flex items-baseline justify-between gap-3">
        <span dir="auto" className={`truncate text-small text-ink ${isUnread ? 'font-semibold' : ''}`}>
          {subject}
        </span>
        {hasFiles && (
          <span className="mr-auto shrink-0 self-center text-ink-muted">
            <Paperclip aria-hidden className="size-3.5" />
            <span className="sr-only">With attachments</span>
          </span>
        )}
        {who === undefined && time}
      </span>
      <span dir="auto" className="mt-0.5 block truncate text-label text-ink-muted">
        {preview}
      </span>
      {note && <span className="mt-1 block truncate text-caption text-ink-faint">{note}</span>}
    </>
  );
}
