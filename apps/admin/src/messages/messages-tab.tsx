import { Badge, buttonLook } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { messageTo } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { Send } from 'lucide-react';
import { AdminList } from '../list/admin-list';
import { Moment, ShortId } from '../list/cells';
import { MessageDetails } from './message-details';
import { messagesList, type MessageRow } from './queries';

export function MessagesTab() {
  return (
    <AdminList
      list={messagesList}
      title="Messages"
      searchFor="Text, name, or ID"
      columns={columns}
      filters={{
        from: { label: 'From', choices: { admins: 'Admins', users: 'Users' } },
        state: { label: 'State', choices: { unread: 'Unread', read: 'Read' } },
      }}
      details={details}
      emptyTitle="No messages found"
      empty="Messages between users and admins appear here."
    />
  );
}

const columns: readonly GridColumn<MessageRow>[] = [
  {
    title: 'Message',
    isRowHeader: true,
    cell: (message) => (
      <span className="grid max-w-140 min-w-60 grid-cols-1 gap-0.5 max-md:min-w-0">
        <span className="flex items-center gap-x-2 gap-y-1 max-md:flex-wrap">
          <span className="md:truncate max-md:wrap-anywhere">{message.subject}</span>
          <MessageBadges {...message} />
        </span>
        <span className="line-clamp-1 text-label font-normal wrap-anywhere text-ink-muted">{message.preview}</span>
      </span>
    ),
  },
  {
    title: 'Sender',
    cell: ({ senderId, senderName }) => <PersonCell name={senderName} id={senderId} what="sender" />,
  },
  {
    title: 'Recipient',
    isInDetails: true,
    cell: (message) => <PersonCell name={recipientOf(message)} id={message.recipientId} what="recipient" />,
  },
  {
    title: 'Date',
    order: 'sent',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const recipientOf = ({ recipientName, recipientCount }: MessageRow): string =>
  recipientName ?? (recipientCount === 1 ? 'Admin' : `${recipientCount} admins`);

function MessageBadges({ isAdminMessage, isRead }: Pick<MessageRow, 'isAdminMessage' | 'isRead'>) {
  return (
    <>
      {isAdminMessage && <Badge tone="accent">Admin Message</Badge>}
      {!isRead && <Badge tone="info">Unread</Badge>}
    </>
  );
}

function PersonCell({ name, id, what }: { readonly name: string; readonly id: string | null; readonly what: string }) {
  return (
    <span className="grid text-small max-md:justify-items-end max-md:text-right md:max-w-52 md:min-w-28">
      <span className="wrap-anywhere md:line-clamp-1">{name}</span>
      {id && (
        <span className="text-label md:-my-1">
          <ShortId id={id} label={`Copy the ${what} ID`}>
            <span className="text-caption whitespace-normal wrap-anywhere">{id}</span>
          </ShortId>
        </span>
      )}
    </span>
  );
}

const details = (message: MessageRow) => ({
  title: message.subject,
  lead: (
    <span className="flex flex-wrap items-center gap-2">
      <Moment at={message.createdAt} />
      <MessageBadges {...message} />
    </span>
  ),
  body: <MessageDetails message={message} recipient={recipientOf(message)} />,
  actions: (
    <Link to={messageTo(correspondentOf(message))} className={buttonLook('primary')}>
      <Send aria-hidden className="size-4" />
      Send Message
    </Link>
  ),
});

/** The participant who is not an admin. */
const correspondentOf = ({ isAdminMessage, senderId, recipientId }: MessageRow): string =>
  isAdminMessage && recipientId ? recipientId : senderId;
