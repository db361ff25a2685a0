import { Button, EmptyState, InboxPicture, Panel, SearchField } from '@casewright/ui';
import { type BulkActions, DataGrid, type GridColumn } from '@casewright/ui/data-grid';
import { useShortcuts } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { useQuery } from '@casewright/web/query';
import { RotateCw } from 'lucide-react';
import { useCallback } from 'react';
import { BulkAction } from '../list/bulk-action';
import { Moment, NOTHING, ShortId } from '../list/cells';
import type { BulkWork } from '../list/use-bulk';
import { mailsQuery, retryMail, searchInAddress, sortInAddress, useRetryMail, type DeadMail } from './queries';

/** Emails that were given up, with the reason and a retry. */
export function MailsTab() {
  const [search = '', setSearch] = useAddress(searchInAddress);
  const [sort, setSort] = useAddress(sortInAddress);
  const searchFor = useCallback((wanted: string) => setSearch(wanted || undefined), [setSearch]);
  const hasShortcut = useShortcuts();
  return (
    <section aria-labelledby="mails" className="mt-5.5 grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 id="mails" className="text-lead font-semibold">
            Emails That Couldn’t Be Sent
          </h2>
          <p className="text-small text-ink-muted">We stop after 30 attempts. The newest 100 are shown.</p>
        </div>
        <SearchField
          label="Search emails"
          placeholder="Event, person, or reason"
          search={search}
          hasShortcut={hasShortcut}
          onSearch={searchFor}
        />
      </div>
      <DataGrid
        caption="Emails That Couldn’t Be Sent"
        what="emails"
        columns={columns}
        list={useQuery(mailsQuery)}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={(wanted) => setSort(wanted || undefined)}
        isWhole
        search={search}
        keptAs="mails"
        bulk={bulk}
        empty={
          <Panel>
            <EmptyState picture={<InboxPicture />} title="All emails were sent">
              Emails that couldn’t be sent appear here with the reason.
            </EmptyState>
          </Panel>
        }
      />
    </section>
  );
}

const bulk: BulkActions<DeadMail> = {
  nameOf: ({ type }) => type,
  actions: (mails, reselect) => (
    <BulkAction
      rows={mails}
      reselect={reselect}
      label="Retry"
      working="Retrying"
      icon={<RotateCw aria-hidden className="size-4" />}
      work={retrying}
    />
  ),
};

const retrying: BulkWork<DeadMail, undefined> = {
  act: ({ id }) => retryMail(id),
  nameOf: ({ type }) => type,
  done: (count) => `We’ll send ${count === 1 ? '1 email' : `${count} emails`} again within a minute.`,
  what: 'mails',
};

function RetryMail({ id, type }: DeadMail) {
  const retry = useRetryMail();
  return (
    <Button size="small" isWorking={retry.isPending} aria-label={`Retry ${type}`} onClick={() => retry.mutate(id)}>
      {!retry.isPending && <RotateCw aria-hidden className="size-4" />}
      Retry
    </Button>
  );
}

const columns: readonly GridColumn<DeadMail>[] = [
  {
    title: 'Event',
    isRowHeader: true,
    order: 'event',
    value: ({ type }) => type,
    cell: ({ type }) => <span className="wrap-anywhere">{type}</span>,
  },
  {
    title: 'Person',
    value: ({ person }) => person ?? '',
    cell: ({ person }) => <span className="wrap-anywhere md:min-w-40">{person ?? NOTHING}</span>,
  },
  {
    title: 'Reason',
    value: ({ lastError }) => lastError,
    cell: ({ lastError }) => <span className="line-clamp-3 max-w-110 wrap-anywhere text-ink-muted">{lastError}</span>,
  },
  {
    title: 'Attempts',
    order: 'attempts',
    align: 'right',
    value: ({ attempts }) => attempts,
    cell: ({ attempts }) => attempts,
  },
  {
    title: 'Stopped',
    order: 'stopped',
    value: ({ deadAt }) => deadAt,
    cell: ({ deadAt }) => <Moment at={deadAt} />,
  },
  { title: 'ID', value: ({ id }) => id, cell: ({ id }) => <ShortId id={id} label="Copy the event ID" /> },
  { title: 'Retry', isTitleHidden: true, align: 'right', cell: (mail) => <RetryMail {...mail} /> },
];
