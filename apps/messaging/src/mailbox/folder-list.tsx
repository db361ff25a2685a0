import { EmptyState, InboxPicture, isEmptyList, Loaded, ShowOlder } from '@casewright/ui';
import type { useInfiniteQuery } from '@casewright/web/query';
import type { ReactNode } from 'react';
import type { Message, MessageFolder } from './queries';

const texts: Record<MessageFolder, { what: string; empty: string; why: string }> = {
  inbox: { what: 'messages', empty: 'No messages yet', why: 'Messages from your analysts appear here.' },
  sent: { what: 'sent messages', empty: 'No sent messages yet', why: 'Messages you send appear here.' },
};

interface FolderListProps {
  readonly folder: MessageFolder;
  readonly messages: ReturnType<typeof useInfiniteQuery<unknown, Error, Message[]>>;
  readonly children: (messages: readonly Message[]) => ReactNode;
}

export function FolderList({ folder, messages: query, children }: FolderListProps) {
  const { what, empty, why } = texts[folder];
  return (
    <div className={query.isPending ? 'px-4.5' : undefined}>
      <Loaded
        query={query}
        what={what}
        rows={5}
        isEmpty={isEmptyList}
        empty={
          <EmptyState picture={<InboxPicture />} title={empty}>
            {why}
          </EmptyState>
        }
      >
        {(messages) => (
          <>
            {children(messages)}
            <ShowOlder {...query} label="Load older messages" />
          </>
        )}
      </Loaded>
    </div>
  );
}
