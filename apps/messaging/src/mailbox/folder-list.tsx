import { EmptyState, FailedState, InboxPicture, ShowOlder, SkeletonRows } from '@casewright/ui';
import { MessageList } from './message-list';
import type { Folder, Message, useMessages } from './use-messages';

const texts: Record<Folder, { failed: string; empty: string; why: string }> = {
  inbox: {
    failed: 'Failed to load messages.',
    empty: 'No messages yet',
    why: 'Messages from your analysts appear here.',
  },
  sent: {
    failed: 'Failed to load sent messages.',
    empty: 'No sent messages yet',
    why: 'Messages you send appear here.',
  },
};

interface FolderListProps {
  readonly folder: Folder;
  readonly list: ReturnType<typeof useMessages>;
  readonly openId: string | undefined;
  readonly isUnread: (message: Message) => boolean;
  readonly namesSenders: boolean;
}

export function FolderList({ folder, list, ...shown }: FolderListProps) {
  const { failed, empty, why } = texts[folder];
  if (list.isPending)
    return (
      <div className="px-4.5">
        <SkeletonRows label="Loading messages" rows={5} />
      </div>
    );
  if (list.isError && !list.messages)
    return <FailedState title={failed} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />;
  if (!list.messages?.length)
    return (
      <EmptyState picture={<InboxPicture />} title={empty}>
        {why}
      </EmptyState>
    );
  return (
    <>
      <MessageList folder={folder} messages={list.messages} {...shown} />
      <ShowOlder {...list} label="Load older messages" />
    </>
  );
}
