import { useRef } from 'react';
import type { Draft } from '../writing/queries';
import { ListEntry } from './list-entry';
import { draftPath } from './mailbox-address';
import { useEntryFocus } from './use-entry-focus';
import { useListKeys } from './use-list-keys';

interface DraftListProps {
  readonly drafts: readonly Draft[];
  readonly openId: string | undefined;
}

export function DraftList({ drafts, openId }: DraftListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEntryFocus(list, openId);
  const onKeyDown = useListKeys(
    drafts.map(({ id }) => draftPath(id)),
    openId !== undefined,
  );
  const stop = Math.max(
    drafts.findIndex(({ id }) => id === openId),
    0,
  );
  return (
    <ul ref={list} aria-label="Drafts">
      {drafts.map(({ id, subject, content, recipient, updatedAt }, index) => (
        <li key={id} className="border-b border-line">
          <ListEntry
            id={id}
            to={draftPath(id)}
            isOpen={id === openId}
            isStop={index === stop}
            who={recipient ? `To ${recipient}` : undefined}
            subject={subject}
            preview={content || 'No text yet'}
            at={updatedAt}
            onKeyDown={onKeyDown}
          />
        </li>
      ))}
    </ul>
  );
}
