import { EmptyState, InboxPicture, isEmptyList, Loaded, ShowOlder } from '@casewright/ui';
import { Problem } from '@casewright/web';
import type { useInfiniteQuery } from '@casewright/web/query';
import type { ReactNode } from 'react';
import type { Entry } from '../mailbox/message-list';
import { Hits } from './hits';
import type { FoundMessage } from './queries';

interface SearchListProps {
  readonly found: ReturnType<typeof useInfiniteQuery<unknown, Error, FoundMessage[]>>;
  readonly children: (messages: readonly FoundMessage[]) => ReactNode;
}

/** Search results over all folders, in place of a folder's messages. */
export function SearchList({ found, children }: SearchListProps) {
  return (
    <div className={found.isPending ? 'px-4.5' : undefined} aria-busy={found.isPlaceholderData}>
      <Loaded
        query={found}
        what="search results"
        rows={5}
        isEmpty={isEmptyList}
        empty={
          <EmptyState picture={<InboxPicture />} title="No messages found">
            {SEARCH_HELP}
          </EmptyState>
        }
        refused={(failure) =>
          failure instanceof Problem && failure.code === 'messaging.search-invalid' ? (
            <EmptyState picture={<InboxPicture />} title="Check your search">
              {failure.title}
            </EmptyState>
          ) : null
        }
      >
        {(messages) => (
          <>
            {children(messages)}
            <ShowOlder {...found} label="Load more" />
          </>
        )}
      </Loaded>
    </div>
  );
}

export const SEARCH_HELP =
  'Search by words, or narrow with from:, to:, is:unread, and before: or after: a date such as 2026-03-31.';

export const entryOf = ({ subjectParts, excerptParts, ...message }: FoundMessage): Entry => ({
  ...message,
  subject: <Hits parts={subjectParts} />,
  preview: (
    <span className="line-clamp-2 whitespace-normal">
      <Hits parts={excerptParts} />
    </span>
  ),
});
