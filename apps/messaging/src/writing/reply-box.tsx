import { Skeleton } from '@casewright/ui';
import { useInfiniteQuery } from '@casewright/web/query';
import { useState, type Ref } from 'react';
import type { Message } from '../mailbox/queries';
import { draftsQuery } from './queries';
import { ReplyForm } from './reply-form';
import { forgetInTab } from './tab-draft';
import { replyDraftOf } from './reply-draft';

interface ReplyBoxProps {
  readonly message: Message;
  readonly userId: string;
  /** Set in the team inbox. Admins get saved answers, and colleagues see that they are writing. */
  readonly personName: string | undefined;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** Resumes the draft of the reply, from another device too. */
export function ReplyBox({ message, userId, personName, ref }: ReplyBoxProps) {
  const drafts = useInfiniteQuery(draftsQuery);
  const [opening, setOpening] = useState(1);
  const [sent, setSent] = useState({ id: '', isTyping: false });
  if (drafts.isPending) return <Skeleton className="h-32" />;

  async function openAgain(draftId: string): Promise<void> {
    await drafts.refetch();
    forgetInTab(userId, draftId);
    setOpening((before) => before + 1);
  }
  return (
    <ReplyForm
      key={`${opening} ${sent.id}`}
      message={message}
      userId={userId}
      personName={personName}
      draftOf={() => replyDraftOf(userId, message, drafts.data?.filter(({ id }) => id !== sent.id) ?? [])}
      onReload={(draftId) => void openAgain(draftId)}
      onNext={(id, isTyping) => setSent({ id, isTyping })}
      isTyping={sent.isTyping}
      ref={ref}
    />
  );
}
