import { momentText } from '@casewright/rules';
import {
  AttachedFiles,
  Avatar,
  Badge,
  Callout,
  EmptyState,
  InboxPicture,
  Loaded,
  MessageText,
  Panel,
  ShowOlder,
} from '@casewright/ui';
import { attachedFiles, useMarkRead } from '@casewright/web/messages';
import { useInfiniteQuery } from '@casewright/web/query';
import { type CaseMessage, caseMessagesQuery, isUnread } from './queries';
import { WriteMessage } from './write-message';

export function MessagesTab({ caseId }: { readonly caseId: string | null }) {
  return caseId === null ? <NoMessages /> : <Messages key={caseId} caseId={caseId} />;
}

function Messages({ caseId }: { readonly caseId: string }) {
  const messages = useInfiniteQuery(caseMessagesQuery(caseId));
  return (
    <Loaded query={messages} what="the messages" rows={4}>
      {(known) => {
        const answered = known.find(({ isMine }) => !isMine);
        if (!answered) return <NoMessages />;
        return (
          <div className="grid max-w-190 gap-5">
            {answered.hasSenderLeft ? (
              <Callout kind="value">This person has closed their account, so you can’t reply.</Callout>
            ) : (
              <WriteMessage caseId={caseId} answered={answered} />
            )}
            <Panel>
              <ul aria-label="Messages" className="grid">
                {known.map((message) => (
                  <MessageEntry key={message.id} message={message} />
                ))}
              </ul>
              <ShowOlder {...messages} label="Load older messages" />
            </Panel>
          </div>
        );
      }}
    </Loaded>
  );
}

function MessageEntry({ message }: { readonly message: CaseMessage }) {
  const { id, subject, content, senderName, isAdminMessage, isMine, createdAt, attachments } = message;
  useMarkRead(id, isUnread(message));
  return (
    <li className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex items-start gap-3">
        <Avatar name={senderName} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="flex flex-wrap items-center gap-x-2 text-label font-semibold">
              <span className="wrap-anywhere">{isMine ? 'You' : senderName}</span>
              {isAdminMessage && !isMine && <Badge>Admin</Badge>}
            </p>
            <time dateTime={createdAt} className="text-caption text-ink-muted">
              {momentText(new Date(createdAt))}
            </time>
          </div>
          {!subject.startsWith('Re: ') && <h3 className="mt-1 text-small font-semibold wrap-anywhere">{subject}</h3>}
          <div className="mt-2">
            <MessageText text={content} />
            <AttachedFiles files={attachedFiles(attachments)} />
          </div>
        </div>
      </div>
    </li>
  );
}

const NoMessages = () => (
  <Panel>
    <EmptyState picture={<InboxPicture />} title="No messages yet" level={2}>
      Messages about the case appear here once it starts.
    </EmptyState>
  </Panel>
);
