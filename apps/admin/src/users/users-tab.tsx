import { countText } from '@casewright/rules';
import { buttonLook, EmptyState, InboxPicture, Loaded, Panel, SearchField, ShowOlder, Table } from '@casewright/ui';
import { Problem, useShortcuts } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { useInfiniteQuery, useQueryClient } from '@casewright/web/query';
import { Download } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { accessQuery } from '../access/queries';
import { csvOf, searchInAddress, usersQuery } from './queries';
import { userColumns } from './user-columns';

export function UsersTab() {
  const [search = '', setSearch] = useAddress(searchInAddress);
  const searchFor = useCallback((wanted: string) => setSearch(wanted || undefined), [setSearch]);
  const users = useInfiniteQuery(usersQuery(search));
  const { data, error } = users;
  const queryClient = useQueryClient();
  const hasShortcut = useShortcuts();
  // The role was removed: check access again.
  const isRefused = error instanceof Problem && error.status === 403;
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries(accessQuery);
  }, [isRefused, queryClient]);

  return (
    <section aria-labelledby="users" className="mt-5.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="users" className="text-lead font-semibold">
          Non-Admin Users
          {data && <span className="font-normal text-ink-muted tabular-nums"> · {countText(data.total)}</span>}
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <SearchField
            label="Search users"
            placeholder="Name, email, or ID"
            search={search}
            hasShortcut={hasShortcut}
            onSearch={searchFor}
          />
          <a href={csvOf(search)} download className={buttonLook()}>
            <Download aria-hidden className="size-4" />
            Download CSV
          </a>
        </div>
      </div>
      <div className="mt-3.5" aria-busy={users.isFetching}>
        <Loaded
          query={users}
          what="users"
          rows={8}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <Panel>
              <EmptyState picture={<InboxPicture />} title="No users found">
                {search ? `No users match “${search}”.` : 'New users appear here when they sign up.'}
              </EmptyState>
            </Panel>
          }
        >
          {({ rows }) => (
            <>
              <Table caption="Non-Admin Users" columns={userColumns} rows={rows} rowKey={({ id }) => id} />
              <ShowOlder {...users} />
            </>
          )}
        </Loaded>
      </div>
    </section>
  );
}
