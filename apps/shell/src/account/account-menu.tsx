import { CountBadge } from '@casewright/ui';
import { api, useUser } from '@casewright/web';
import { FinderButton } from '@casewright/web/links';
import { useQuery } from '@casewright/web/query';
import { Link, useLocation } from '@casewright/web/router';
import { Icon, type IconNode } from 'lucide-react';
import { useId } from 'react';
import { menuEntries, type MenuEntry } from '../remotes/table';

/** S1 §2. Groups of remotes follow. */
const GROUPS = [undefined, 'Messages', 'Account History', 'Work', 'Account'];

interface Group {
  readonly name: string | undefined;
  readonly entries: readonly MenuEntry[];
}

export function groupsOf(entries: readonly MenuEntry[]): readonly Group[] {
  return [...new Set([...GROUPS, ...entries.map(({ group }) => group)])]
    .map((name) => ({
      name,
      entries: entries.filter(({ group }) => group === name).toSorted((one, other) => one.order - other.order),
    }))
    .filter((group) => group.entries.length > 0);
}

/** The entry with the longest path that contains `path`. */
export const entryAt = (path: string): MenuEntry | undefined =>
  menuEntries()
    .filter((entry) => entry.path && (path === entry.path || path.startsWith(`${entry.path}/`)))
    .toSorted((one, other) => (other.path?.length ?? 0) - (one.path?.length ?? 0))[0];

export function AccountMenu() {
  return (
    <>
      <div className="mb-2">
        <FinderButton />
      </div>
      {groupsOf(menuEntries()).map((group) => (
        <MenuGroup key={group.name ?? ''} {...group} />
      ))}
    </>
  );
}

function MenuGroup({ name, entries }: Group) {
  const heading = useId();
  const { pathname } = useLocation();
  const here = entryAt(pathname)?.path;
  // `page` only for the entry's own page, not for pages below it.
  const current = here === pathname ? 'page' : 'true';
  return (
    <>
      {name && (
        <p id={heading} className="px-3 pt-4 pb-1.5 text-caption font-semibold text-ink-faint">
          {name}
        </p>
      )}
      <ul aria-labelledby={name ? heading : undefined}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.path ? (
              <Link
                to={entry.path}
                aria-current={entry.path === here ? current : undefined}
                className={`${look} text-ink-muted -outline-offset-2 hover:text-ink aria-[current]:bg-hover aria-[current]:font-semibold aria-[current]:text-ink`}
              >
                <EntryContent {...entry} />
              </Link>
            ) : (
              <span className={`${look} text-ink-faint`}>
                <EntryContent {...entry} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryContent({ icon, label, badge }: MenuEntry) {
  const shapes = icon.map(([tag, attributes], key) => [tag, { ...attributes, key }] satisfies IconNode[number]);
  return (
    <>
      <Icon aria-hidden iconNode={shapes} className="size-4.5 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {badge && <EntryBadge address={badge} />}
    </>
  );
}

/** The query key is the path, so that a remote's invalidation refreshes the badge. */
function EntryBadge({ address }: { address: string }) {
  const isSignedIn = useUser() !== undefined;
  const { data } = useQuery({
    queryKey: address.split('/').slice(2),
    // All badge endpoints return the same type.
    queryFn: ({ signal }) => api.get(address as '/api/messages/unread-count', { signal }),
    enabled: isSignedIn,
  });
  return isSignedIn && data?.count ? <CountBadge count={data.count} of={countedBy(address)} /> : null;
}

/** 'unread' for `/api/messages/unread-count`. */
const countedBy = (address: string): string => address.slice(address.lastIndexOf('/') + 1, -'-count'.length);

const look = 'flex h-9.5 items-center gap-2.5 rounded-control pr-2 pl-3 text-small max-lg:h-11';
