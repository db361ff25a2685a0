import { EmptyState, FailedState, InboxPicture, SkeletonRows } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { messageQuery } from '../mailbox/queries';
import { MessageView } from './message-view';

interface OpenedMessageProps {
  readonly id: string;
  readonly onDelete: () => void;
  readonly onMarkedUnread: () => void;
}

/** The message that the address names, whether or not its list has it loaded. */
export function OpenedMessage({ id, ...view }: OpenedMessageProps) {
  const message = useQuery(messageQuery(id));
  if (isNotThere(message.error))
    return (
      <EmptyState picture={<InboxPicture />} title="This message is gone" level={2}>
        It may have been deleted.
      </EmptyState>
    );
  if (message.data) return <MessageView message={message.data} {...view} />;
  if (message.isError)
    return (
      <FailedState
        title="Failed to load message."
        isRetrying={message.isFetching}
        onRetry={() => void message.refetch()}
      />
    );
  return <SkeletonRows label="Loading message" rows={4} />;
}
