import { momentText } from '@casewright/rules';
import { Avatar, Badge, Button } from '@casewright/ui';
import { Reply as ReplyIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { recipientsOf } from '../mailbox/message-list';
import type { Message } from '../mailbox/queries';
import { ReplyBox } from '../writing/reply-box';
import { MessageText } from './message-text';
import { useMarkRead } from './use-mark-read';

interface MessageViewProps {
  readonly message: Message;
  readonly userId: string;
  readonly isUnread: boolean;
}

export function MessageView({ message, userId, isUnread }: MessageViewProps) {
  useMarkRead(message.id, isUnread);
  const reply = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone, the list that had the focus is hidden.
  useEffect(() => {
    if (document.activeElement?.checkVisibility?.() === false) heading.current?.focus();
  }, []);

  const { subject, content, senderName, isAdminMessage, createdAt, isMine: isOwn } = message;

  return (
    <article aria-label={subject}>
      <header className="flex items-start justify-between gap-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-serif text-figure font-semibold tracking-display wrap-anywhere outline-none"
        >
          {subject}
        </h2>
        {!isOwn && (
          <Button kind="quiet" size="small" onClick={() => reply.current?.focus()}>
            <ReplyIcon aria-hidden className="size-4" />
            Reply
          </Button>
        )}
      </header>
      <div className="mt-4 flex items-center gap-3">
        <Avatar name={senderName} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 text-label font-semibold">
            <span className="wrap-anywhere">{isOwn ? 'You' : senderName}</span>
            {isAdminMessage && <Badge>Admin</Badge>}
          </p>
          <p className="text-label text-ink-muted">
            {isOwn ? recipientsOf(message) : 'To you'},{' '}
            <time dateTime={createdAt}>{momentText(new Date(createdAt))}</time>
          </p>
        </div>
      </div>
      <div className="mt-5 max-w-155">
        <MessageText text={content} />
      </div>
      {!isOwn && (
        <div className="mt-6">
          <ReplyBox message={message} userId={userId} ref={reply} />
        </div>
      )}
    </article>
  );
}
