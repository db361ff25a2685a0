import { buttonLook, CountBadge, Skeleton } from '@casewright/ui';
import { paths, useSession, useUnreadCount } from '@casewright/web';
import { Link } from '@casewright/web/router';
import { Bell as BellIcon } from 'lucide-react';

/** `withCount` where nothing beside it says how many messages wait. */
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

/** In a narrow header, whose other account links are folded away. */
export function BellOnPhone() {
  const { status } = useSession();
  if (status === 'signed-out') return null;
  return status === 'loading' ? <Skeleton className="size-8" /> : <Bell withCount />;
}
