import { momentText } from '@casewright/rules';
import { Avatar, Badge, buttonLook, CopyButton, type TableColumn } from '@casewright/ui';
import { messageTo } from '@casewright/web';
import { Link } from '@casewright/web/router';
import type { UserRow } from './use-users';
import { shortId, userName } from './user-name';

export const userColumns: readonly TableColumn<UserRow>[] = [
  {
    title: 'Name',
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
    cell: ({ email, emailVerified }) => (
      <span className="flex min-w-60 flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
        <span className="wrap-anywhere">{email}</span>
        {!emailVerified && <Badge tone="value">Unverified</Badge>}
      </span>
    ),
  },
  {
    title: 'User id',
    cell: ({ id, email }) => (
      <span className="flex items-center gap-1 whitespace-nowrap text-ink-muted tabular-nums">
        <span title={id}>{shortId(id)}</span>
        <CopyButton text={id} label={`Copy the user id of ${email}`} />
      </span>
    ),
  },
  {
    title: 'Joined',
    cell: ({ joinedAt }) => (
      <time dateTime={joinedAt} className="whitespace-nowrap text-ink-muted">
        {momentText(new Date(joinedAt))}
      </time>
    ),
  },
  {
    title: 'Message',
    isTitleHidden: true,
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
