import { ListEntry } from './list-entry';
import { messagePath } from './mailbox-address';
import type { Message, MessageFolder } from './queries';
import { useListKeys } from './use-list-keys';

interface MessageListProps {
  readonly folder: MessageFolder;
  readonly messages: readonly Message[];
  readonly openId: string | undefined;
  readonly isUnread: (message: Message) => boolean;
}

export function MessageList({ folder, messages, openId, isUnread }: MessageListProps) {
  const onKeyDown = useListKeys(
    messages.map(({ id }) => messagePath(folder, id)),
    openId !== undefined,
  );
  const stop = Math.max(
    messages.findIndex(({ id }) => id === openId),
    0,
  );
  return (
    <ul aria-label={folder === 'inbox' ? 'Inbox messages' : 'Sent messages'}>
      {messages.map((message, index) => (
        <li key={message.id} className="border-b border-line">
          <ListEntry
            to={messagePath(folder, message.id)}
            isOpen={message.id === openId}
            isUnread={isUnread(message)}
            isStop={index === stop}
            who={message.isMine ? recipientsOf(message) : message.senderName}
            subject={message.subject}
            preview={message.content}
            at={message.createdAt}
            onKeyDown={onKeyDown}
          />
        </li>
      ))}
    </ul>
  );
}

/** 'To Sam Seller', or 'To 2 admins'. */
export function recipientsOf({ recipientName, recipientCount = 1 }: Message): string {
  return `To ${recipientName ?? `${recipientCount} admin${recipientCount === 1 ? '' : 's'}`}`;
}
