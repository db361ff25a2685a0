import { useEffect, useRef, type ReactNode } from 'react';
import { ListEntry } from './list-entry';
import { isUnread, type Message } from './queries';
import { entryIn, useEntryFocus } from './use-entry-focus';
import { useListKeys } from './use-list-keys';

/** List fields of a message. */
export interface Entry extends Pick<
  Message,
  'id' | 'isMine' | 'isRead' | 'senderName' | 'recipientName' | 'recipientCount' | 'createdAt' | 'attachments'
> {
  readonly subject: ReactNode;
  readonly preview: ReactNode;
}

export interface FocusWanted {
  /** Id of the entry; undefined while the list was loading. */
  readonly id: string | undefined;
  /** Listed entries that are being deleted. */
  readonly gone?: readonly string[];
}

interface MessageListProps {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly openId: string | undefined;
  /** Applied once the entry exists. */
  readonly focusWanted: FocusWanted | undefined;
  readonly pathOf: (id: string) => string;
  /** Selected ids; undefined outside of selection mode. */
  readonly checked: readonly string[] | undefined;
  readonly onCheck: (ids: readonly string[]) => void;
  readonly onFocused: () => void;
  readonly onDelete: (id: string) => void;
}

export function MessageList(props: MessageListProps) {
  const { label, entries, openId, focusWanted, pathOf, checked, onCheck, onFocused, onDelete } = props;
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = useListKeys(
    entries.map(({ id }) => pathOf(id)),
    openId !== undefined,
    (index) => entries[index] && onDelete(entries[index].id),
  );
  const focusId = focusWanted?.id ?? firstBesides(focusWanted?.gone, entries);
  const stop = Math.max(
    entries.findIndex(({ id }) => id === (openId ?? focusId)),
    0,
  );
  useEntryFocus(list, openId);
  useEffect(() => {
    // On a phone, an open item hides the list.
    if (!focusWanted || openId) return;
    if (focusId) entryIn(list.current, focusId)?.focus();
    onFocused();
  }, [focusWanted, focusId, openId, onFocused]);
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
            hasFiles={entry.attachments.length > 0}
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

const firstBesides = (gone: readonly string[] | undefined, entries: readonly Entry[]): string | undefined =>
  gone && entries.find(({ id }) => !gone.includes(id))?.id;

/** 'To Sam Seller' or 'To the team'. */
export const recipientsOf = ({ recipientName = 'the team' }: Pick<Message, 'recipientName'>): string =>
  `To ${recipientName}`;
