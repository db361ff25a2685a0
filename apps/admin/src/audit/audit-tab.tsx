import { FilterChip } from '@casewright/ui/data-grid';
import { useInfiniteQuery, useQuery } from '@casewright/web/query';
import { Activity, Box, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { AdminList } from '../list/admin-list';
import { shortId } from '../list/cells';
import { listQuery } from '../list/list-source';
import { useListAddress } from '../list/use-list-address';
import { adminsQuery } from '../settings/queries';
import { userName } from '../users/user-name';
import { ACTIONS } from './actions';
import { entryTitle } from './entry-title';
import { auditColumns } from './audit-columns';
import { DateFilter } from './date-filter';
import { EntryDetails } from './entry-details';
import { auditList, type AuditEntry } from './queries';
import { dayText, exactTimeText } from './times';
import { objectName } from './who';

export function AuditTab() {
  const admins = useQuery(adminsQuery);
  const people = Object.fromEntries((admins.data ?? []).map((admin) => [admin.id, userName(admin)]));
  return (
    <AdminList
      list={auditList}
      title="Audit Trail"
      searchFor="Person, object, or IP"
      columns={auditColumns}
      groupOf={dayOf}
      chips={<DateFilter />}
      filters={{
        show: { label: 'Show', choices: { changes: 'Changes only' } },
        actor: {
          label: 'Person',
          icon: <UserRound aria-hidden className={iconLook} />,
          any: 'Anyone',
          choices: people,
        },
        action: { label: 'Action', icon: <Activity aria-hidden className={iconLook} />, choices: ACTIONS },
      }}
      details={details}
      emptyTitle="No entries found"
      empty="Admin activity appears here."
    >
      <Note />
    </AdminList>
  );
}

const iconLook = 'size-4 text-ink-muted';

const dayOf = ({ happenedAt }: AuditEntry): string => dayText(happenedAt);

/** States that the trail is immutable, and lists the active filters. */
function Note() {
  const { choice, set } = useListAddress(auditList);
  const { subject } = choice;
  const found = useInfiniteQuery(listQuery(auditList, choice));
  const about = found.data?.rows.find(({ subjectId }) => subjectId === subject);
  const place = useRef<HTMLDivElement>(null);
  const clear = (names: readonly string[]) => {
    // The button goes away.
    place.current?.closest('section')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    names.forEach((name) => set(name, undefined));
  };
  const narrowed = Object.keys(choice).filter((name) => name !== 'sort' && name !== 'search');
  return (
    <div ref={place} className="-mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-label text-ink-muted">
      <p>Entries cannot be changed or deleted.</p>
      {subject && (
        <FilterChip
          label="Object"
          value={about ? objectName(about) : shortId(subject)}
          icon={<Box aria-hidden className={iconLook} />}
          onClear={() => clear(['subject'])}
        />
      )}
      {narrowed.length > 0 && (
        <button
          type="button"
          className="font-semibold text-accent hover:underline max-md:min-h-11"
          onClick={() => clear(narrowed)}
        >
          Clear filters
        </button>
      )}
    </div>
  );
}

const details = (entry: AuditEntry) => ({
  title: entryTitle(entry),
  lead: <time dateTime={entry.happenedAt}>{exactTimeText(entry.happenedAt)}</time>,
  body: <EntryDetails entry={entry} />,
});
