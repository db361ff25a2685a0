import { EmptyState, InboxPicture, Loaded } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { messageQuery } from '../mailbox/queries';
import { MessageView } from './message-view';

interface OpenedMessageProps {
  readonly id: string;
  readonly onDelete: () => void;
  readonly onMarkedUnread: () => void;
}

/** The message in the URL, even if its list has not loaded it. */
export function OpenedMessage({ id, ...view }: OpenedMessageProps) {
  const message = useQuery(messageQuery(id));
  if (isNotThere(message.error))
    return (
      <EmptyState picture={<InboxPicture />} title="This message is gone" level={2}>
        It may have been deleted.
      </EmptyState>
    );
  return (
    <Loaded query={message} what="message" rows={4}>
      {(found) => <MessageView message={found} {...view} />}
    </Loaded>
  );
}
