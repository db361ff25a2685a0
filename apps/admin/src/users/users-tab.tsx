import { Badge, buttonLook, Facts } from '@casewright/ui';
import { messageTo, userAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { Send } from 'lucide-react';
import { AdminList } from '../list/admin-list';
import { CopiedEmail, Moment, ShortId } from '../list/cells';
import { usersList, type UserRow } from './queries';
import { userBulk } from './user-bulk';
import { userColumns } from './user-columns';
import { userName } from './user-name';

export function UsersTab() {
  return (
    <AdminList
      list={usersList}
      title="Non-Admin Users"
      searchFor="Name, email, or ID"
      columns={userColumns}
      filters={{ verified: { label: 'Email', choices: { yes: 'Verified', no: 'Unverified' } } }}
      details={details}
      bulk={userBulk}
      emptyTitle="No users found"
      empty="New users appear here when they sign up."
    />
  );
}

const details = (user: UserRow) => ({
  title: userName(user),
  lead: user.emailVerified ? <Badge>Verified</Badge> : <Badge tone="value">Unverified</Badge>,
  body: (
    <Facts
      facts={[
        { label: 'Contact email', value: <CopiedEmail address={user.email} /> },
        { label: 'User ID', value: <ShortId id={user.id} label={`Copy the user ID of ${user.email}`} /> },
        { label: 'Joined', value: <Moment at={user.joinedAt} /> },
      ]}
    />
  ),
  actions: (
    <>
      <Link to={userAt(user.id)} className={buttonLook('secondary')}>
        Open user
      </Link>
      <Link to={messageTo(user.id)} className={buttonLook('primary')}>
        <Send aria-hidden className="size-4" />
        Send Message
      </Link>
    </>
  ),
});
