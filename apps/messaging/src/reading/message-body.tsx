import { momentText } from '@casewright/rules';
import { AttachedFiles, Avatar, Badge, MessageText } from '@casewright/ui';
import { attachedFiles, useMarkRead } from '@casewright/web/messages';
import { recipientsOf } from '../mailbox/message-list';
import { isUnread, type Message } from '../mailbox/queries';

interface MessageBodyProps {
  readonly message: Message;
  /** The other party, in the team inbox. */
  readonly personName?: string | undefined;
}

/** Showing a message marks it read. */
export function MessageBody({ message, personName }: MessageBodyProps) {
  const { id, content, senderName, isAdminMessage, createdAt, isMine } = message;
  useMarkRead(id, isUnread(message));
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar name={senderName} />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2 text-label font-semibold">
              <span className="wrap-anywhere">{isMine ? 'You' : senderName}</span>
              {isAdminMessage && <Badge>Admin</Badge>}
            </p>
            <p className="text-caption text-ink-muted wrap-anywhere">{addressed(message, personName)}</p>
          </div>
          <time dateTime={createdAt} className="text-caption text-ink-muted">
            {momentText(new Date(createdAt))}
          </time>
        </div>
      </div>
      <div className="mt-3.5 max-w-155 md:ml-11">
        <MessageText text={content} />
        <AttachedFiles files={attachedFiles(message.attachments)} />
      </div>
    </>
  );
}

/** A message in the team inbox may have been sent to another admin. */
function addressed(message: Message, personName: string | undefined): string {
  if (message.isMine) return recipientsOf(message);
  if (personName === undefined) return 'To you';
  return message.isAdminMessage ? `To ${personName}` : 'To the team';
}
