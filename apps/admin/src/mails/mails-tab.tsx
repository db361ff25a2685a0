import { Email, Facts } from '@casewright/ui';
import type { BulkActions, GridColumn } from '@casewright/ui/data-grid';
import { RotateCw } from 'lucide-react';
import { AdminList } from '../list/admin-list';
import { BulkAction } from '../list/bulk-action';
import { CopiedEmail, Moment, NOTHING, ShortId, UserLink } from '../list/cells';
import type { BulkWork } from '../list/use-bulk';
import { mailName, mailsList, retrying, type DeadMail } from './queries';
import { RetryMail, RetryOpenMail } from './retry-mail';

/** Emails that were given up, with the reason and a retry. */
export function MailsTab() {
  return (
    <AdminList
      list={mailsList}
      title="Emails That Couldn’t Be Sent"
      searchFor="Recipient, event, or reason"
      columns={columns}
      details={details}
      bulk={bulk}
      emptyTitle="No unsent emails"
      empty="Emails that couldn’t be sent appear here with the reason."
    >
      <p className="-mt-1.5 text-label text-ink-muted">We stop after 30 attempts.</p>
    </AdminList>
  );
}

const retryingAll: BulkWork<DeadMail, undefined> = {
  change: ({ id }) => retrying(id),
  nameOf: mailName,
  done: (count) => `We’ll send ${count === 1 ? '1 email' : `${count} emails`} again within a minute.`,
  what: mailsList.what,
};

const bulk: BulkActions<DeadMail> = {
  nameOf: mailName,
  actions: (mails, reselect) => (
    <BulkAction
      rows={mails}
      reselect={reselect}
      label="Retry"
      working="Retrying"
      icon={<RotateCw aria-hidden className="size-4" />}
      work={retryingAll}
    />
  ),
};

const columns: readonly GridColumn<DeadMail>[] = [
  {
    title: 'Recipient',
    isRowHeader: true,
    cell: ({ recipient }) => (
      <span className="line-clamp-2 md:min-w-44">{recipient === null ? NOTHING : <Email address={recipient} />}</span>
    ),
  },
  {
    title: 'Event',
    order: 'event',
    isInDetails: true,
    cell: ({ type }) => <span className="wrap-anywhere md:block md:min-w-48">{type}</span>,
  },
  {
    title: 'Reason',
    isInDetails: true,
    cell: ({ lastError }) => (
      <span className="line-clamp-2 max-w-110 wrap-anywhere md:min-w-40 text-ink-muted">{lastError}</span>
    ),
  },
  { title: 'Stopped', order: 'stopped', cell: ({ deadAt }) => <Moment at={deadAt} /> },
  { title: 'Retry', isTitleHidden: true, align: 'right', cell: (mail) => <RetryMail mail={mail} /> },
];

const details = (mail: DeadMail) => {
  const { id, type, occurredAt, deadAt, attempts, lastError, recipient, userId, userName } = mail;
  return {
    title: <span className="wrap-anywhere">{type}</span>,
    lead: <Moment at={deadAt} />,
    body: (
      <>
        <p className="text-small wrap-anywhere whitespace-pre-wrap">{lastError}</p>
        <Facts
          facts={[
            { label: 'Recipient', value: recipient === null ? NOTHING : <CopiedEmail address={recipient} /> },
            ...(userId && userName ? [{ label: 'User', value: <UserLink id={userId} name={userName} /> }] : []),
            ...(userId ? [{ label: 'User ID', value: <ShortId id={userId} label="Copy the user ID" /> }] : []),
            { label: 'Attempts', value: attempts },
            { label: 'Occurred', value: <Moment at={occurredAt} /> },
            { label: 'Event ID', value: <ShortId id={id} label="Copy the event ID" /> },
          ]}
        />
      </>
    ),
    actions: <RetryOpenMail key={id} id={id} />,
  };
};
