import { countText } from '@casewright/rules';
import { EmptyState, InboxPicture, Loaded, Pager, Panel, SearchField, Table } from '@casewright/ui';
import { Problem, useShortcuts } from '@casewright/web';
import { useQuery, useQueryClient } from '@casewright/web/query';
import { useEffect } from 'react';
import { ACCESS_KEY } from '../access/access-key';
import { useListAddress } from './use-list-address';
import { usersQuery } from './queries';
import { userColumns } from './user-columns';

export function UsersTab() {
  const { search, page, searchFor, goTo } = useListAddress();
  const users = useQuery(usersQuery(search, page));
  const { data, error } = users;
  const queryClient = useQueryClient();
  const hasShortcut = useShortcuts();
  // The role was removed: check access again.
  const isRefused = error instanceof Problem && error.status === 403;
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries({ queryKey: ACCESS_KEY });
  }, [isRefused, queryClient]);

  return (
    <section aria-labelledby="users" className="mt-5.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="users" className="text-lead font-semibold">
          Non-Admin Users
          {data && <span className="font-normal text-ink-muted tabular-nums"> · {countText(data.total)}</span>}
        </h2>
        <SearchField
          label="Search users"
          placeholder="Name, email, or ID"
          search={search}
          hasShortcut={hasShortcut}
          onSearch={searchFor}
        />
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
          {({ rows }) => <Table caption="Non-Admin Users" columns={userColumns} rows={rows} rowKey={({ id }) => id} />}
        </Loaded>
      </div>
      {data && data.rows.length > 0 && (
        <Pager
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          totalText={countText(data.total)}
          onPage={goTo}
        />
      )}
    </section>
  );
}
