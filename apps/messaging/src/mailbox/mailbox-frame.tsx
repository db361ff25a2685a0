import { Button, buttonLook, PageHeader } from '@casewright/ui';
import { useShortcuts, useUnreadCount, useUser } from '@casewright/web';
import { BackLink, LinkTabs } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Keyboard, Pencil } from 'lucide-react';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { KeyboardSheet } from '../keyboard/keyboard-sheet';
import { useMailboxKeys } from '../keyboard/use-mailbox-keys';
import { draftsQuery } from '../writing/queries';
import { BackToList } from './back-to-list';
import { composePath, FOLDERS, type Folder } from './mailbox-address';

interface MailboxFrameProps {
  readonly folder: Folder;
  /** The list with its search or filters. */
  readonly listPath?: string;
  /** Stays above the scrolling list. */
  readonly head?: ReactNode;
  readonly list: ReactNode;
  /** Ref of the list, which scrolls separately on a desktop. */
  readonly scroll?: Ref<HTMLDivElement>;
  /** Undefined if nothing is open. */
  readonly pane: ReactNode | undefined;
  /** An empty folder has no reading pane. */
  readonly isEmpty: boolean;
  /** Shown in the pane while nothing is open. */
  readonly hint: string | undefined;
}

/** List and reading pane side by side; on a phone, one at a time. */
export function MailboxFrame({ folder, listPath, head, list, scroll, pane, isEmpty, hint }: MailboxFrameProps) {
  const unread = useUnreadCount();
  const isAdmin = useUser()?.isAdmin ?? false;
  const { data: drafts, hasNextPage } = useInfiniteQuery(draftsQuery);
  const hasShortcuts = useShortcuts();
  const { name, path } = FOLDERS[folder];
  const isOpen = pane !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const [isHelpOpen, openHelp] = useState(false);
  useMailboxKeys(frame);
  const hasPane = isOpen || !isEmpty;
  return (
    <div ref={frame}>
      <PageHeader
        title="Messages"
        tab={name}
        back={<BackLink to={paths.profile}>Back to Dashboard</BackLink>}
        actions={
          <>
            {hasShortcuts && (
              <Button
                kind="quiet"
                className="w-10 px-0! max-lg:hidden"
                aria-label="Keyboard shortcuts"
                title="Keyboard shortcuts"
                aria-keyshortcuts="?"
                onClick={() => openHelp(true)}
              >
                <Keyboard aria-hidden className="size-4.5" />
              </Button>
            )}
            <Link
              to={composePath(folder)}
              aria-keyshortcuts={hasShortcuts ? 'c' : undefined}
              className={buttonLook('primary')}
            >
              <Pencil aria-hidden className="size-4.5" />
              Compose
            </Link>
          </>
        }
      />
      <LinkTabs
        label="Folders"
        tabs={[
          { ...FOLDERS.inbox, count: unread, isUrgent: true },
          FOLDERS.sent,
          { ...FOLDERS.drafts, count: hasNextPage ? undefined : drafts?.length },
          ...(isAdmin ? [{ ...FOLDERS.team, name: TEAM }] : []),
        ]}
        current={path}
      />
      <div
        className={`mt-5 grid overflow-clip rounded-card border border-line bg-surface lg:min-h-117 ${hasPane ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]' : ''}`}
      >
        <div
          className={`${isOpen ? 'max-lg:hidden' : ''} min-w-0 ${hasPane ? 'lg:sticky lg:top-20 lg:flex lg:max-h-[calc(100dvh-6rem)] lg:flex-col lg:self-start' : 'lg:grid lg:content-center'}`}
        >
          <h2 className="sr-only">{name}</h2>
          {head}
          <div ref={scroll} className="lg:min-h-0 lg:overflow-y-auto">
            {list}
          </div>
        </div>
        {hasPane && (
          <div
            className={`${isOpen ? '' : 'max-lg:hidden'} flex min-w-0 flex-col border-line p-5 md:p-7.5 lg:border-l`}
          >
            {isOpen && (
              <div className="mb-5 lg:hidden">
                <BackToList path={listPath ?? path}>{name}</BackToList>
              </div>
            )}
            {pane}
            {!isOpen && hint && (
              <p className="m-auto max-w-80 text-center text-label text-balance text-ink-faint">{hint}</p>
            )}
          </div>
        )}
      </div>
      {isHelpOpen && <KeyboardSheet onClose={() => openHelp(false)} />}
    </div>
  );
}

/** Shortened where four tabs with counts don't fit. */
const TEAM = (
  <span>
    Team<span className="max-[23.5rem]:sr-only"> inbox</span>
  </span>
);
