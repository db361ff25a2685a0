import { Avatar, Badge, buttonLook } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { messageTo } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { CopiedEmail, Moment, ShortId } from '../list/cells';
import type { UserRow } from './queries';
import { userName } from './user-name';

export const userColumns: readonly GridColumn<UserRow>[] = [
  {
    title: 'Name',
    order: 'name',
    isRowHeader: true,
    cell: (user) => (
      <span className="flex min-w-40 items-center gap-2.5">
        <Avatar name={`${user.firstName} ${user.lastName}`.trim() || user.email} />
        <span className="wrap-anywhere">{userName(user)}</span>
      </span>
    ),
  },
  {
    title: 'Contact email',
    order: 'email',
    cell: ({ email, emailVerified }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted max-md:justify-end max-md:text-right md:min-w-44">
        <CopiedEmail address={email} />
        {!emailVerified && <Badge tone="value">Unverified</Badge>}
      </span>
    ),
  },
  {
    title: 'User ID',
    isInDetails: true,
    cell: ({ id, email }) => <ShortId id={id} label={`Copy the user ID of ${email}`} />,
  },
  {
    title: 'Joined',
    order: 'joined',
    isInDetails: true,
    cell: ({ joinedAt }) => <Moment at={joinedAt} />,
  },
  {
    title: 'Message',
    isTitleHidden: true,
    isInDetails: true,
    align: 'right',
    cell: (user) => (
      <Link
        to={messageTo(user.id)}
        aria-label={`Send Message to ${userName(user)}`}
        className={buttonLook('secondary', 'small')}
      >
        Send Message
      </Link>
    ),
  },
];
