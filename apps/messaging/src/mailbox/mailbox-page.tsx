import { useUser } from '@casewright/web';
import { useInfiniteQuery } from '@casewright/web/query';
import { useSearchParams } from '@casewright/web/router';
import { MessageView } from '../reading/message-view';
import { Composer } from '../writing/composer';
import { FolderList } from './folder-list';
import { COMPOSE, MESSAGE } from './mailbox-address';
import { MailboxFrame } from './mailbox-frame';
import { messagesQuery, type Message, type MessageFolder } from './queries';

export function MailboxPage({ folder }: { readonly folder: MessageFolder }) {
  const [query] = useSearchParams();
  const composing = query.get(COMPOSE);
  const messageId = query.get(MESSAGE);
  const { data: messages } = useInfiniteQuery(messagesQuery(folder));
  const userId = useUser()?.id;
  const opened = messages?.find(({ id }) => id === messageId);
  const isUnread = ({ isRead, isMine }: Message) => folder === 'inbox' && !isRead && !isMine;
  const reading = opened && userId && (
    <MessageView key={opened.id} message={opened} userId={userId} isUnread={isUnread(opened)} />
  );
  return (
    <MailboxFrame
      folder={folder}
      isEmpty={messages?.length === 0}
      hint={messages && 'Select a message to read it.'}
      pane={composing ? <Composer folder={folder} id={composing} /> : reading || undefined}
      list={<FolderList folder={folder} openId={composing ? undefined : opened?.id} isUnread={isUnread} />}
    />
  );
}
