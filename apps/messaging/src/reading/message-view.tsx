import { Loaded } from '@casewright/ui';
import { useInfiniteQuery } from '@casewright/web/query';
import { useRef, useState } from 'react';
import type { Message } from '../mailbox/queries';
import { ConversationBar } from '../team/conversation-bar';
import { useTeamConversation } from '../team/queries';
import { AnsweredBy } from '../team/team-notes';
import { conversationQuery } from './conversation-query';
import { focusEnd } from './focus-end';
import { MessageActions } from './message-actions';
import { ReadingHeader } from './reading-header';
import { ReplyArea } from './reply-area';
import { Thread } from './thread';

interface MessageViewProps {
  readonly message: Message;
  readonly onDelete: () => void;
  readonly onMarkedUnread: () => void;
}

export function MessageView({ message, onDelete, onMarkedUnread }: MessageViewProps) {
  const conversation = useInfiniteQuery(conversationQuery(message.conversationId));
  const team = useTeamConversation(message.conversationId);
  const reply = useRef<HTMLTextAreaElement>(null);

  const { id, subject } = message;
  const others = conversation.data?.filter((other) => other.id !== id) ?? [];
  const earlier = others.filter(({ createdAt }) => createdAt <= message.createdAt);
  const later = others.filter(({ createdAt }) => createdAt > message.createdAt);
  // The reply answers the newest received message. It stays the same while a reply is being written.
  const [cameBack, setCameBack] = useState<Message>();
  const newest = later.findLast(({ isMine }) => !isMine);
  if (newest && !cameBack) setCameBack(newest);
  const answered = message.isMine ? cameBack : message;

  return (
    <article aria-label={subject} className="flex flex-1 flex-col">
      <ReadingHeader
        subject={subject}
        actions={
          <MessageActions
            message={message}
            onReply={answered && !answered.hasSenderLeft ? () => focusEnd(reply.current) : undefined}
            onDelete={onDelete}
            onMarkedUnread={onMarkedUnread}
          />
        }
      >
        {team && (
          <>
            <p className="text-label text-ink-muted">
              <AnsweredBy {...team} />
            </p>
            <ConversationBar conversation={team} />
          </>
        )}
      </ReadingHeader>
      <Loaded query={conversation} what="conversation" rows={3}>
        {() => null}
      </Loaded>
      {!conversation.isPending && (
        <>
          <Thread
            message={message}
            earlier={earlier}
            later={later}
            personName={team?.personName}
            conversation={conversation}
          />
          {answered && <ReplyArea message={answered} team={team} ref={reply} />}
        </>
      )}
    </article>
  );
}
