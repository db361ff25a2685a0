import { EmptyState, InboxPicture, isEmptyList, Loaded, ShowOlder } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { useInfiniteQuery } from '@casewright/web/query';
import { useRef } from 'react';
import { ListEntry } from '../mailbox/list-entry';
import { useEntryFocus } from '../mailbox/use-entry-focus';
import { useListKeys } from '../mailbox/use-list-keys';
import { teamPath, type TeamFilters } from './address';
import { teamListQuery, type ListedConversation } from './queries';

interface TeamListProps {
  readonly filters: TeamFilters;
  readonly openId: string | undefined;
}

export function TeamList({ filters, openId }: TeamListProps) {
  const list = useInfiniteQuery(teamListQuery(filters));
  return (
    <div className={list.isPending ? 'px-4.5' : undefined}>
      <Loaded
        query={list}
        what="conversations"
        rows={5}
        isEmpty={isEmptyList}
        empty={
          <EmptyState
            picture={<InboxPicture />}
            title={filters.state === 'open' ? 'All caught up' : 'Nothing done yet'}
          >
            {filters.state === 'open'
              ? 'Conversations that need a reply appear here.'
              : 'Conversations you mark as done appear here.'}
          </EmptyState>
        }
      >
        {(conversations) => (
          <>
            <Entries conversations={conversations} filters={filters} openId={openId} />
            <ShowOlder {...list} label="Load older conversations" />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Entries({ conversations, filters, openId }: TeamListProps & { conversations: readonly ListedConversation[] }) {
  const me = useUser()?.id;
  const list = useRef<HTMLUListElement>(null);
  useEntryFocus(list, openId);
  const onKeyDown = useListKeys(
    conversations.map(({ id }) => teamPath(filters, id)),
    openId !== undefined,
  );
  const stop = Math.max(
    conversations.findIndex(({ id }) => id === openId),
    0,
  );
  return (
    <ul ref={list} aria-label="Team conversations">
      {conversations.map(
        ({ id, personName, isUnread, subject, preview, lastMessageAt, assigneeId, assigneeName }, index) => (
          <li key={id} className="border-b border-line">
            <ListEntry
              id={id}
              to={teamPath(filters, id)}
              isOpen={id === openId}
              isUnread={isUnread}
              isStop={index === stop}
              who={personName}
              subject={subject}
              preview={preview}
              at={lastMessageAt}
              note={
                assigneeId ? `Assigned to ${assigneeId === me ? 'you' : (assigneeName ?? 'an admin')}` : 'Unassigned'
              }
              onKeyDown={onKeyDown}
            />
          </li>
        ),
      )}
    </ul>
  );
}
