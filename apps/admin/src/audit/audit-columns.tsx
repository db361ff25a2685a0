import { Email } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { ActionIcon } from './action-icon';
import { AuditObject } from './audit-object';
import { entryTitle, problemsIn } from './entry-title';
import { detailText } from './entry-details';
import type { AuditEntry } from './queries';
import { exactTimeText, shortTimeText, timeText } from './times';
import { NOTHING } from '../list/cells';
import { objectName, personName } from './who';

export const auditColumns: readonly GridColumn<AuditEntry>[] = [
  {
    title: 'Time, UTC',
    order: 'time',
    isForDesks: true,
    cell: ({ happenedAt }) => (
      <time
        dateTime={happenedAt}
        title={exactTimeText(happenedAt)}
        className="whitespace-nowrap text-ink-muted tabular-nums"
      >
        {timeText(happenedAt)}
      </time>
    ),
  },
  {
    title: 'Person',
    isForDesks: true,
    cell: (entry) => <span className="block wrap-anywhere md:min-w-24">{personName(entry)}</span>,
  },
  { title: 'Action', isRowHeader: true, cell: (entry) => <Action entry={entry} /> },
  {
    title: 'Object',
    isInDetails: true,
    isForDesks: true,
    cell: (entry) => (
      <span className="block wrap-anywhere md:min-w-36">
        {entry.subjectPerson ? <Email address={entry.subjectPerson.email} /> : <AuditObject entry={entry} />}
      </span>
    ),
  },
  {
    title: 'Details',
    isInDetails: true,
    isForDesks: true,
    cell: (entry) => <span className="line-clamp-1 max-w-80 wrap-anywhere text-ink-muted">{detailText(entry)}</span>,
  },
  {
    title: 'IP address',
    isInDetails: true,
    isForDesks: true,
    cell: ({ address }) => <span className="text-ink-muted tabular-nums">{address ?? NOTHING}</span>,
  },
];

/** On a phone, all that a row says. */
function Action({ entry }: { readonly entry: AuditEntry }) {
  const { action, happenedAt } = entry;
  const [details, object] = [detailText(entry), objectName(entry)];
  return (
    <span className="grid gap-0.5">
      <span className="flex items-center gap-2.5 md:min-w-44">
        <ActionIcon action={action} hasProblems={problemsIn(entry) > 0} />
        <span className="line-clamp-2">{entryTitle(entry)}</span>
        <time dateTime={happenedAt} className="ml-auto shrink-0 text-label font-normal text-ink-muted md:hidden">
          {shortTimeText(happenedAt)}
        </time>
      </span>
      {details !== NOTHING && (
        <span className="line-clamp-2 text-label font-normal wrap-anywhere text-ink md:hidden">{details}</span>
      )}
      <span className="text-label font-normal wrap-anywhere text-ink-muted md:hidden">
        {[personName(entry), object].filter((one) => one !== NOTHING).join(', ')}
      </span>
    </span>
  );
}
