import { Field } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { useQuery } from '@casewright/web/query';
import { AdminList } from '../list/admin-list';
import { useListAddress } from '../list/use-list-address';
import { adminsQuery } from '../settings/queries';
import { userName } from '../users/user-name';
import { ACTIONS, actionText } from './actions';
import { detailText, EntryDetails } from './entry-details';
import { auditList, type AuditEntry } from './queries';
import { objectName, personName } from './who';

/** Who did what to whom, from where and when. */
export function AuditTab() {
  const admins = useQuery(adminsQuery);
  const people = Object.fromEntries((admins.data ?? []).map((admin) => [admin.id, userName(admin)]));
  return (
    <AdminList
      list={auditList}
      title="Audit Trail"
      searchFor="Person, object, or IP"
      columns={columns}
      filters={{
        show: { label: 'Show', choices: { changes: 'Changes only' } },
        actor: { label: 'Person', choices: people },
        action: { label: 'Action', choices: ACTIONS },
      }}
      details={details}
      emptyTitle="No entries found"
      empty="What admins do appears here."
    >
      <Days />
    </AdminList>
  );
}

/** The days of the trail begin at midnight UTC. */
function Days() {
  const { choice, set } = useListAddress(auditList);
  const { from = '', to = '', subject } = choice;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Field
        type="date"
        label="From (UTC)"
        value={from}
        max={to}
        onChange={(event) => set('from', event.target.value)}
      />
      <Field type="date" label="To (UTC)" value={to} min={from} onChange={(event) => set('to', event.target.value)} />
      <p className="text-small text-ink-muted md:pb-3">
        Entries cannot be changed or deleted.{' '}
        {(from || to || subject) && (
          <button
            type="button"
            className="font-semibold text-accent hover:underline"
            onClick={() => ['from', 'to', 'subject'].forEach((name) => set(name, undefined))}
          >
            {subject ? 'Show all objects and days' : 'Show all days'}
          </button>
        )}
      </p>
    </div>
  );
}

const columns: readonly GridColumn<AuditEntry>[] = [
  {
    title: 'Action',
    isRowHeader: true,
    cell: ({ action }) => <span className="line-clamp-2 min-w-44 max-md:min-w-0">{actionText(action)}</span>,
  },
  {
    title: 'Time',
    order: 'time',
    cell: ({ happenedAt }) => (
      <time dateTime={happenedAt} className="whitespace-nowrap text-ink-muted tabular-nums">
        {timeText.format(new Date(happenedAt))}
      </time>
    ),
  },
  { title: 'Person', cell: (entry) => <span className="wrap-anywhere">{personName(entry)}</span> },
  {
    title: 'Object',
    isInDetails: true,
    cell: (entry) => <span className="wrap-anywhere">{objectName(entry)}</span>,
  },
  {
    title: 'Details',
    isInDetails: true,
    cell: (entry) => <span className="line-clamp-1 max-w-70 wrap-anywhere text-ink-muted">{detailText(entry)}</span>,
  },
  {
    title: 'IP address',
    isInDetails: true,
    cell: ({ address }) => <span className="text-ink-muted tabular-nums">{address ?? '–'}</span>,
  },
];

const timeText = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

const details = (entry: AuditEntry) => ({
  title: actionText(entry.action),
  lead: <time dateTime={entry.happenedAt}>{timeText.format(new Date(entry.happenedAt))}</time>,
  body: <EntryDetails entry={entry} />,
});
