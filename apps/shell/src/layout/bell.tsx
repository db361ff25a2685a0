import { Button, CountBadge, useDismissal } from '@casewright/ui';
import { type SignedInUser, useUnreadCount, useUser } from '@casewright/web';
import { useLocation } from '@casewright/web/router';
import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { NotificationPanel } from './notification-panel';
import { useNotifications } from './use-notifications';

interface BellProps {
  /** Where no unread count is shown beside it. */
  readonly withCount?: boolean;
}

/** Absent for users who may not read messages. */
export function Bell({ withCount = false }: BellProps) {
  const user = useUser();
  return user && mayReadMail(user) ? <NotificationBell withCount={withCount} /> : null;
}

/** Messages of admins are the team's, so they require a second factor. */
const mayReadMail = ({ isAdmin, isMfa }: SignedInUser): boolean => !isAdmin || isMfa;

function NotificationBell({ withCount }: Required<BellProps>) {
  const unread = useUnreadCount();
  const { messages, isLoading, read, clear } = useNotifications();
  const { key } = useLocation();
  // Navigation closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const bell = useRef<HTMLDivElement>(null);
  const close = () => setOpenedAt(undefined);

  useDismissal(bell, { isOpen: () => isOpen, close, opener: () => bell.current?.querySelector('button') });

  return (
    <div ref={bell} className={withCount ? '' : 'relative'}>
      <Button
        kind="quiet"
        size="small"
        aria-label={unread > 0 ? `Notifications, ${unread > 99 ? '99+' : unread} unread` : 'Notifications'}
        aria-expanded={isOpen}
        className={`relative w-9 px-0! max-md:w-11 ${isOpen ? 'bg-hover text-ink' : ''}`}
        onClick={() => {
          if (isOpen) return close();
          setOpenedAt(key);
          read();
        }}
      >
        <BellIcon aria-hidden className="size-4.5" />
        {unread > 0 &&
          (withCount ? (
            <span className="absolute -top-0.5 left-6 grid w-max">
              <CountBadge count={unread} />
            </span>
          ) : (
            <span className="absolute top-1 right-1.5 size-2 rounded-full bg-accent" />
          ))}
      </Button>
      {isOpen && <NotificationPanel messages={messages} isLoading={isLoading} onClear={clear} onLeave={close} />}
    </div>
  );
}
