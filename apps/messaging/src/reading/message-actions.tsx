import { Button } from '@casewright/ui';
import { useShortcuts } from '@casewright/web';
import { MailOpen, Reply, Trash2 } from 'lucide-react';
import type { Message } from '../mailbox/queries';
import { isReceived } from '../mailbox/queries';
import { useMarkMessages } from './use-message-actions';

interface MessageActionsProps {
  readonly message: Message;
  /** Undefined if there is no one to reply to. */
  readonly onReply: (() => void) | undefined;
  readonly onDelete: () => void;
  /** Closes the message, since an open one is marked read. */
  readonly onMarkedUnread: () => void;
}

export function MessageActions({ message, onReply, onDelete, onMarkedUnread }: MessageActionsProps) {
  const marking = useMarkMessages(onMarkedUnread);
  const hasShortcuts = useShortcuts();
  return (
    <div className="-mr-2 flex max-md:-ml-3">
      {onReply && (
        <Button kind="quiet" size="small" aria-keyshortcuts={hasShortcuts ? 'r' : undefined} onClick={onReply}>
          <Reply aria-hidden className="size-4" />
          Reply
        </Button>
      )}
      {isReceived(message) && (
        <Button
          kind="quiet"
          size="small"
          className={icon}
          aria-label="Mark unread"
          title="Mark unread"
          isWorking={marking.isPending}
          onClick={() => marking.mutate({ ids: [message.id], as: 'unread' })}
        >
          {!marking.isPending && <MailOpen aria-hidden className="size-4.5" />}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        className={icon}
        aria-label="Delete"
        title="Delete"
        aria-keyshortcuts={hasShortcuts ? '#' : undefined}
        onClick={onDelete}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </Button>
    </div>
  );
}

const icon = 'w-9 px-0! max-md:w-11';
