import { momentText } from '@casewright/rules';
import { Facts, Loaded } from '@casewright/ui';
import type { Answer } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { ShortId, UserLink } from '../list/cells';
import { messageQuery, type MessageRow } from './queries';

interface MessageDetailsProps {
  readonly message: MessageRow;
  readonly recipient: string;
}

export function MessageDetails({ message, recipient }: MessageDetailsProps) {
  const { id, senderId, senderName, recipientId } = message;
  const whole = useQuery(messageQuery(id));
  return (
    <>
      <Facts
        facts={[
          { label: 'Sender', value: <UserLink id={senderId} name={senderName} /> },
          { label: 'Sender ID', value: <ShortId id={senderId} label="Copy the sender ID" /> },
          { label: 'Recipient', value: recipientId ? <UserLink id={recipientId} name={recipient} /> : recipient },
        ]}
      />
      <Loaded query={whole} what="message" rows={3}>
        {({ content, copies }) => (
          <>
            <p className="border-t border-line pt-5 text-small wrap-anywhere whitespace-pre-wrap">{content}</p>
            <ul className="grid gap-2 border-t border-line pt-5 text-label">
              {copies.map((copy) => (
                <li key={copy.ownerId} className="flex items-center justify-between gap-4">
                  <ShortId id={copy.ownerId} label="Copy the recipient ID" />
                  <span className="text-ink-muted">{stateOf(copy)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </>
  );
}

type Copy = Answer<'get', '/api/admin/messages/{id}'>['copies'][number];

function stateOf({ isDeleted, readAt }: Copy): string {
  if (isDeleted) return 'Deleted';
  return readAt ? `Read ${momentText(new Date(readAt))}` : 'Unread';
}
