import { countText } from '@casewright/rules';
import { buttonLook, EmptyState, InboxPicture, Panel, SearchField } from '@casewright/ui';
import { DataGrid } from '@casewright/ui/data-grid';
import { Problem, useShortcuts } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { messageTo } from '@casewright/web/paths';
import { useInfiniteQuery, useQueryClient } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { Download } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { accessQuery } from '../access/queries';
import { csvOf, searchInAddress, sortInAddress, usersQuery, verifiedInAddress } from './queries';
import { userColumns } from './user-columns';

export function UsersTab() {
  const [search, setSearch] = useAddress(searchInAddress);
  const [verified, setVerified] = useAddress(verifiedInAddress);
  const [sort, setSort] = useAddress(sortInAddress);
  const searchFor = useCallback((wanted: string) => setSearch(wanted || undefined), [setSearch]);
  const choice = { search, verified, sort };
  const users = useInfiniteQuery(usersQuery(choice));
  const { data, error } = users;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hasShortcut = useShortcuts();
  // The role was removed: check access again.
  const isRefused = error instanceof Problem && error.status === 403;
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries(accessQuery);
  }, [isRefused, queryClient]);

  return (
    <section aria-labelledby="users" className="mt-5.5 grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="users" className="text-lead font-semibold">
          Non-Admin Users
          {data && <span className="font-normal text-ink-muted tabular-nums"> · {countText(data.total)}</span>}
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <SearchField
            label="Search users"
            placeholder="Name, email, or ID"
            search={search ?? ''}
            hasShortcut={hasShortcut}
            onSearch={searchFor}
          />
          <a href={csvOf(choice)} download className={buttonLook()}>
            <Download aria-hidden className="size-4" />
            Download CSV
          </a>
        </div>
      </div>
      <DataGrid
        caption="Non-Admin Users"
        what="users"
        columns={userColumns}
        list={{ ...users, data: data?.rows }}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={(wanted) => setSort(sortInAddress.read(wanted))}
        filters={[
          {
            label: 'Email',
            value: verified ?? '',
            choices: { '': 'All', yes: 'Verified', no: 'Unverified' },
            onChoose: (wanted) => setVerified(verifiedInAddress.read(wanted)),
          },
        ]}
        onOpen={({ id }) => void navigate(messageTo(id))}
        empty={
          <Panel>
            <EmptyState picture={<InboxPicture />} title="No users found">
              {search ? `No users match “${search}”.` : 'New users appear here when they sign up.'}
            </EmptyState>
          </Panel>
        }
      />
    </section>
  );
}
