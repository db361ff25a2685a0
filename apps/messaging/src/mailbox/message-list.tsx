import { useEffect, useRef, type ReactNode } from 'react';
import { ListEntry } from './list-entry';
import { isUnread, type Message } from './queries';
import { entryIn, useEntryFocus } from './use-entry-focus';
import { useListKeys } from './use-list-keys';

/** A message as lists show it. */
export interface Entry extends Pick<
  Message,
  'id' | 'isMine' | 'isRead' | 'senderName' | 'recipientName' | 'recipientCount' | 'createdAt'
> {
  readonly subject: ReactNode;
  readonly preview: ReactNode;
}

interface MessageListProps {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly openId: string | undefined;
  /** Of the entry to focus, once it is there. */
  readonly focusId: string | undefined;
  readonly pathOf: (id: string) => string;
  /** Those ticked; undefined while entries are opened. */
  readonly checked: readonly string[] | undefined;
  readonly onCheck: (ids: readonly string[]) => void;
  readonly onFocused: () => void;
  readonly onDelete: (id: string) => void;
}

export function MessageList(props: MessageListProps) {
  const { label, entries, openId, focusId, pathOf, checked, onCheck, onFocused, onDelete } = props;
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = useListKeys(
    entries.map(({ id }) => pathOf(id)),
    openId !== undefined,
    (index) => entries[index] && onDelete(entries[index].id),
  );
  const stop = Math.max(
    entries.findIndex(({ id }) => id === (openId ?? focusId)),
    0,
  );
  useEntryFocus(list, openId);
  useEffect(() => {
    // On a phone, the list is hidden while something is open.
    if (!focusId || openId) return;
    entryIn(list.current, focusId)?.focus();
    onFocused();
  }, [focusId, openId, onFocused]);
  return (
    <ul ref={list} aria-label={label}>
      {entries.map((entry, index) => (
        <li key={entry.id} className="border-b border-line">
          <ListEntry
            id={entry.id}
            to={pathOf(entry.id)}
            isOpen={entry.id === openId}
            isUnread={isUnread(entry)}
            isStop={index === stop}
            who={entry.isMine ? recipientsOf(entry) : entry.senderName}
            subject={entry.subject}
            preview={entry.preview}
            at={entry.createdAt}
            onKeyDown={onKeyDown}
            ticking={
              checked && {
                isTicked: checked.includes(entry.id),
                onTick: () =>
                  onCheck(
                    checked.includes(entry.id) ? checked.filter((id) => id !== entry.id) : [...checked, entry.id],
                  ),
              }
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** 'To Sam Seller', or 'To 2 admins'. */
export function recipientsOf({ recipientName, recipientCount = 1 }: Pick<Message, 'recipientName' | 'recipientCount'>) {
  return `To ${recipientName ?? `${recipientCount} admin${recipientCount === 1 ? '' : 's'}`}`;
}
