import { Button, buttonLook, EmptyState, InboxPicture, Loaded } from '@casewright/ui';
import { isNotThere, useShortcuts } from '@casewright/web';
import { useMarkRead } from '@casewright/web/messages';
import { messageTo } from '@casewright/web/paths';
import { useInfiniteQuery, useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Reply } from 'lucide-react';
import { useRef, useState } from 'react';
import { isUnread, type Message } from '../mailbox/queries';
import { conversationQuery } from '../reading/conversation-query';
import { focusEnd } from '../reading/focus-end';
import { ReadingHeader } from '../reading/reading-header';
import { ReplyArea } from '../reading/reply-area';
import { Thread } from '../reading/thread';
import { ConversationBar } from './conversation-bar';
import { teamConversationQuery, type TeamConversation } from './queries';
import { AnsweredBy } from './team-notes';

/** The conversation in the URL. */
export function OpenedConversation({ id }: { readonly id: string }) {
  const team = useQuery(teamConversationQuery(id));
  const messages = useInfiniteQuery(conversationQuery(id));
  if (team.data === null || isNotThere(messages.error))
    return (
      <EmptyState picture={<InboxPicture />} title="This conversation is gone" level={2}>
        It may have been deleted.
      </EmptyState>
    );
  return (
    <Loaded query={team} what="conversation" rows={4}>
      {(found) => (
        <Loaded query={messages} what="conversation" rows={4}>
          {(rows) => {
            const newest = rows.at(-1);
            return found && newest && <Conversation team={found} newest={newest} messages={rows} query={messages} />;
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

interface ConversationProps {
  readonly team: TeamConversation;
  readonly newest: Message;
  readonly messages: readonly Message[];
  readonly query: Parameters<typeof Thread>[0]['conversation'];
}

/** A reply answers the person's last message. */
function Conversation({ team, newest, messages, query }: ConversationProps) {
  const hasShortcuts = useShortcuts();
  const reply = useRef<HTMLTextAreaElement>(null);
  // Stays the same while a reply is being written.
  const [answered, setAnswered] = useState<Message>();
  const fromPerson = messages.findLast(({ senderId }) => senderId === team.personId);
  if (fromPerson && !answered) setAnswered(fromPerson);
  const { subject, personId, personName } = team;
  return (
    <article aria-label={subject} className="flex flex-1 flex-col">
      <ReadingHeader
        subject={subject}
        actions={
          answered &&
          !answered.hasSenderLeft && (
            <Button
              kind="quiet"
              size="small"
              className="max-md:-ml-3"
              aria-keyshortcuts={hasShortcuts ? 'r' : undefined}
              onClick={() => focusEnd(reply.current)}
            >
              <Reply aria-hidden className="size-4" />
              Reply
            </Button>
          )
        }
      >
        <p className="text-label text-ink-muted wrap-anywhere">
          With {personName} · <AnsweredBy {...team} />
        </p>
        <ConversationBar conversation={team} />
      </ReadingHeader>
      <Thread message={newest} earlier={messages.slice(0, -1)} personName={personName} conversation={query} />
      {messages.slice(0, -2).map((message) => (
        <MarkedRead key={message.id} message={message} />
      ))}
      {answered ? (
        <ReplyArea message={answered} team={team} ref={reply} />
      ) : (
        <p className="mt-auto pt-7 text-label text-ink-muted">
          {personName} hasn’t answered yet.{' '}
          <Link to={messageTo(personId)} className={buttonLook('secondary', 'small')}>
            Write another message
          </Link>
        </p>
      )}
    </article>
  );
}

/** Opening a conversation marks all its messages read, collapsed ones too. */
function MarkedRead({ message }: { readonly message: Message }): null {
  useMarkRead(message.id, isUnread(message));
  return null;
}
