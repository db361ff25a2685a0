import { Callout } from '@casewright/ui';
import { useUser } from '@casewright/web';
import type { Ref } from 'react';
import type { Message } from '../mailbox/queries';
import type { TeamConversation } from '../team/queries';
import { Writers } from '../team/team-notes';
import { ReplyBox } from '../writing/reply-box';

interface ReplyAreaProps {
  /** The message that is answered. */
  readonly message: Message;
  readonly team: TeamConversation | undefined;
  readonly ref: Ref<HTMLTextAreaElement>;
}

export function ReplyArea({ message, team, ref }: ReplyAreaProps) {
  const userId = useUser()?.id;
  return (
    <div className="mt-auto grid grid-cols-1 gap-2 pt-7">
      {team && <Writers {...team} />}
      {message.hasSenderLeft ? (
        <Callout kind="value">This person has closed their account, so you can’t reply.</Callout>
      ) : (
        userId && (
          <ReplyBox key={message.id} message={message} userId={userId} personName={team?.personName} ref={ref} />
        )
      )}
    </div>
  );
}
