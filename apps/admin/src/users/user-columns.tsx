import { momentText } from '@casewright/rules';
import { Avatar, Badge, buttonLook, CopyButton, Email } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { messageTo } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { UserRow } from './queries';
import { shortId, userName } from './user-name';

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
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted max-md:justify-end max-md:text-right md:min-w-60">
        <Email address={email} />
        {!emailVerified && <Badge tone="value">Unverified</Badge>}
      </span>
    ),
  },
  {
    title: 'User ID',
    cell: ({ id, email }) => (
      <span className="flex items-center gap-1 whitespace-nowrap text-ink-muted tabular-nums">
        <span title={id}>{shortId(id)}</span>
        <CopyButton text={id} label={`Copy the user ID of ${email}`} />
      </span>
    ),
  },
  {
    title: 'Joined',
    order: 'joined',
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
