import { buttonLook, CountBadge } from '@casewright/ui';
import { useUnreadCount } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { Bell as BellIcon } from 'lucide-react';

/** `withCount` where no number of unread messages stands beside it. */
export function Bell({ withCount = false }: { withCount?: boolean }) {
  const unread = useUnreadCount();
  return (
    <Link
      to={paths.messages}
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      className={`${buttonLook('quiet', 'small')} relative w-9 px-0!`}
    >
      <BellIcon aria-hidden className="size-4.5" />
      {withCount && unread > 0 && (
        <span className="absolute -top-1.5 left-4.5 grid">
          <CountBadge count={unread} />
        </span>
      )}
    </Link>
  );
}
