import { momentText } from '@casewright/rules';
import { Link, useNavigate } from '@casewright/web/router';
import type { KeyboardEvent } from 'react';
import { messagePath } from './mailbox-address';
import { shortTime } from './short-time';
import type { Folder, Message } from './queries';

interface MessageListProps {
  readonly folder: Folder;
  readonly messages: readonly Message[];
  readonly openId: string | undefined;
  readonly isUnread: (message: Message) => boolean;
  /** Whether to name the sender in each row. */
  readonly namesSenders: boolean;
}

/** One tab stop with arrow keys, Home and End. Once a message is open, the reading pane follows. */
export function MessageList({ folder, messages, openId, isUnread, namesSenders }: MessageListProps) {
  const navigate = useNavigate();
  const stop = Math.max(
    messages.findIndex(({ id }) => id === openId),
    0,
  );

  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>): void {
    const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
    const to = after(event.key, links.indexOf(event.currentTarget), links.length - 1);
    const message = to === undefined ? undefined : messages[to];
    if (to === undefined || !message) return;
    event.preventDefault();
    links[to]?.focus();
    if (openId) void navigate(messagePath(folder, message.id), { replace: true, preventScrollReset: true });
  }

  return (
    <ul aria-label={folder === 'inbox' ? 'Inbox messages' : 'Sent messages'}>
      {messages.map((message, index) => (
        <li key={message.id} className="border-b border-line">
          <Link
            to={messagePath(folder, message.id)}
            onKeyDown={onKeyDown}
            tabIndex={index === stop ? 0 : -1}
            aria-current={message.id === openId ? 'true' : undefined}
            className="relative block px-4.5 py-3.5 -outline-offset-2 hover:bg-hover aria-[current]:bg-accent-soft"
          >
            {isUnread(message) && (
              <span className="absolute top-5.5 left-2 size-1.5 rounded-full bg-accent">
                <span className="sr-only">Unread</span>
              </span>
            )}
            <span className="flex items-baseline justify-between gap-3">
              <span className={`truncate text-small ${isUnread(message) ? 'font-semibold' : 'font-medium'}`}>
                {message.subject}
              </span>
              <time
                dateTime={message.createdAt}
                title={momentText(new Date(message.createdAt))}
                className="shrink-0 text-caption text-ink-faint"
              >
                {shortTime(message.createdAt)}
              </time>
            </span>
            <span className="mt-1 block truncate text-label text-ink-muted">
              {namesSenders && <span className="font-medium">{message.senderName}: </span>}
              {message.content}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function after(key: string, from: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, last);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
