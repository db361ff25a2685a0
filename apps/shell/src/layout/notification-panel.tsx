import { momentText } from '@casewright/rules';
import { Button, InboxPicture, SkeletonRows } from '@casewright/ui';
import { messageAt, paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { Notification } from './use-notifications';

interface NotificationPanelProps {
  readonly messages: readonly Notification[];
  readonly isLoading: boolean;
  readonly onClear: () => void;
  readonly onLeave: () => void;
}

/** Lists up to 10 messages that were unread when it opened (S0 §9). */
export function NotificationPanel({ messages, isLoading, onClear, onLeave }: NotificationPanelProps) {
  return (
    <section
      aria-label="Notifications"
      className="absolute inset-x-0 top-16 z-6 flex max-h-[calc(100dvh-5rem)] flex-col overflow-hidden rounded-b-card border border-line bg-surface text-left shadow-sheet md:top-[calc(100%+0.25rem)] md:right-0 md:left-auto md:max-h-160 md:w-100 md:rounded-card"
    >
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-5">
        <h2 className="text-lead font-semibold">Notifications</h2>
        {messages.length > 0 && (
          <Button kind="quiet" size="small" className="-mr-3" onClick={onClear}>
            Clear All
          </Button>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {messages.length > 0 ? (
          <ul>
            {messages.map(({ id, subject, preview, createdAt }) => (
              <li key={id} className="border-b border-line last:border-0">
                <Link
                  to={messageAt(id)}
                  onClick={onLeave}
                  className="block px-5 py-3 -outline-offset-2 hover:bg-hover focus-visible:bg-hover"
                >
                  <span dir="auto" className="block truncate text-small font-semibold">
                    {subject}
                  </span>
                  <span dir="auto" className="mt-0.5 line-clamp-2 text-label text-ink-muted wrap-anywhere">
                    {preview}
                  </span>
                  <time dateTime={createdAt} className="mt-0.5 block text-caption text-ink-muted">
                    {momentText(new Date(createdAt))}
                  </time>
                </Link>
              </li>
            ))}
          </ul>
        ) : isLoading ? (
          <div className="px-5">
            <SkeletonRows label="Loading notifications" rows={3} />
          </div>
        ) : (
          <div className="grid justify-items-center gap-4 px-5 py-9 text-small text-ink-muted">
            <InboxPicture />
            <p>No notifications</p>
          </div>
        )}
      </div>
      <Link
        to={paths.messages}
        onClick={onLeave}
        className="grid min-h-12 place-items-center border-t border-line text-small font-semibold text-accent -outline-offset-2 hover:text-accent-strong"
      >
        View All Messages
      </Link>
    </section>
  );
}
