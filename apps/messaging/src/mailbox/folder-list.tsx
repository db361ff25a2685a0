import { EmptyState, InboxPicture, isEmptyList, Loaded, ShowOlder } from '@casewright/ui';
import { useInfiniteQuery } from '@casewright/web/query';
import { MessageList } from './message-list';
import { messagesQuery, type Message, type MessageFolder } from './queries';

const texts: Record<MessageFolder, { what: string; empty: string; why: string }> = {
  inbox: { what: 'messages', empty: 'No messages yet', why: 'Messages from your analysts appear here.' },
  sent: { what: 'sent messages', empty: 'No sent messages yet', why: 'Messages you send appear here.' },
};

interface FolderListProps {
  readonly folder: MessageFolder;
  readonly openId: string | undefined;
  readonly isUnread: (message: Message) => boolean;
}

export function FolderList({ folder, ...shown }: FolderListProps) {
  const list = useInfiniteQuery(messagesQuery(folder));
  const { what, empty, why } = texts[folder];
  return (
    <div className={list.isPending ? 'px-4.5' : undefined}>
      <Loaded
        query={list}
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
            <MessageList folder={folder} messages={messages} {...shown} />
            <ShowOlder {...list} label="Load older messages" />
          </>
        )}
      </Loaded>
    </div>
  );
}
