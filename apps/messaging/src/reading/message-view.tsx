import { Callout, FailedState, SkeletonRows } from '@casewright/ui';
import { useInfiniteQuery } from '@casewright/web/query';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { Message } from '../mailbox/queries';
import { useTeamConversation } from '../team/queries';
import { AnsweredBy, Writers } from '../team/team-notes';
import { ReplyBox } from '../writing/reply-box';
import { conversationQuery } from './conversation-query';
import { EarlierMessages } from './earlier-messages';
import { MessageActions } from './message-actions';
import { MessageBody } from './message-body';

interface MessageViewProps {
  readonly message: Message;
  readonly userId: string;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
  readonly onMarkedUnread: () => void;
}

/** A message within its conversation, and what is answered to it. */
export function MessageView({ message, userId, isDeleting, onDelete, onMarkedUnread }: MessageViewProps) {
  const conversation = useInfiniteQuery(conversationQuery(message.conversationId));
  const team = useTeamConversation(message.conversationId);
  const reply = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone, the list that had the focus is hidden.
  useEffect(() => {
    if (document.activeElement?.checkVisibility?.() === false) heading.current?.focus();
  }, []);

  const { id, subject } = message;
  const others = conversation.data?.filter((other) => other.id !== id) ?? [];
  const earlier = others.filter(({ createdAt }) => createdAt <= message.createdAt);
  const later = others.filter(({ createdAt }) => createdAt > message.createdAt);
  // What I sent is gone on with by answering what came back; not another one, while an answer is being written.
  const [cameBack, setCameBack] = useState<Message>();
  const newest = later.findLast(({ isMine }) => !isMine);
  if (newest && !cameBack) setCameBack(newest);
  const answered = message.isMine ? cameBack : message;

  return (
    <article aria-label={subject} className="flex flex-1 flex-col">
      <header className="-mx-5 mb-6 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line px-5 pb-4.5 md:-mx-7.5 md:px-7.5">
        <div className="min-w-0 flex-1 basis-60">
          <h2
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className="font-serif text-figure font-semibold tracking-display wrap-anywhere outline-none"
          >
            {subject}
          </h2>
          {team && (
            <p className="mt-0.5 text-label text-ink-muted">
              <AnsweredBy {...team} />
            </p>
          )}
        </div>
        <MessageActions
          message={message}
          isDeleting={isDeleting}
          onReply={answered && !answered.hasSenderLeft ? () => reply.current?.focus() : undefined}
          onDelete={onDelete}
          onMarkedUnread={onMarkedUnread}
        />
      </header>
      {conversation.isPending ? (
        <SkeletonRows label="Loading conversation" rows={3} />
      ) : (
        <>
          {conversation.isError && !conversation.data && (
            <FailedState
              title="Failed to load conversation."
              isRetrying={conversation.isFetching}
              onRetry={() => void conversation.refetch()}
            />
          )}
          <EarlierMessages messages={earlier} conversation={conversation} />
          <MessageBody message={message} />
          {later.map((other) => (
            <Fragment key={other.id}>
              <hr className="my-6 border-line" />
              <MessageBody message={other} />
            </Fragment>
          ))}
          {answered && (
            <div className="mt-auto grid gap-2 pt-7">
              {team && <Writers {...team} />}
              {answered.hasSenderLeft ? (
                <Callout kind="value">This person has closed their account, so you can’t reply.</Callout>
              ) : (
                <ReplyBox
                  key={answered.id}
                  message={answered}
                  userId={userId}
                  isTeam={team !== undefined}
                  ref={reply}
                />
              )}
            </div>
          )}
        </>
      )}
    </article>
  );
}
