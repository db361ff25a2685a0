import { EmptyState, FailedState, InboxPicture, Panel, SkeletonRows, Table } from '@casewright/ui';
import { userColumns } from './user-columns';
import type { useUsers } from './use-users';

interface UsersTableProps {
  readonly users: ReturnType<typeof useUsers>;
  readonly search: string;
}

export function UsersTable({ users, search }: UsersTableProps) {
  if (users.isPending)
    return (
      <Panel>
        <SkeletonRows label="Loading users" rows={8} />
      </Panel>
    );
  if (users.isError)
    return (
      <Panel>
        <FailedState title="Failed to load users." isRetrying={users.isFetching} onRetry={() => void users.refetch()} />
      </Panel>
    );
  const { rows } = users.data;
  if (rows.length === 0)
    return (
      <Panel>
        <EmptyState picture={<InboxPicture />} title="No users found">
          {search ? `No users match “${search}”.` : 'New users appear here when they sign up.'}
        </EmptyState>
      </Panel>
    );
  return <Table caption="Non-Admin Users" columns={userColumns} rows={rows} rowKey={({ id }) => id} />;
}
