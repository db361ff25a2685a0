import { BackLink, buttonLook, LinkTabs, PageHeader } from '@casewright/ui';
import { useUnreadCount } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { draftsQuery } from '../writing/queries';
import { composePath, FOLDERS, type Folder } from './mailbox-address';

interface MailboxFrameProps {
  readonly folder: Folder;
  readonly list: ReactNode;
  /** What is open; undefined when nothing is. */
  readonly pane: ReactNode | undefined;
  /** An empty folder needs no reading pane. */
  readonly isEmpty: boolean;
  /** What the pane says while nothing is open. */
  readonly hint: string | undefined;
}

/** Tabs, and below them list and reading pane side by side; on a phone one at a time. */
export function MailboxFrame({ folder, list, pane, isEmpty, hint }: MailboxFrameProps) {
  const unread = useUnreadCount();
  const { data: drafts, hasNextPage } = useInfiniteQuery(draftsQuery);
  const { name, path } = FOLDERS[folder];
  const isOpen = pane !== undefined;
  const hasPane = isOpen || !isEmpty;
  return (
    <>
      <PageHeader
        title="Messages"
        tab={name}
        back={
          <BackLink to={paths.profile} link={Link}>
            Back to Dashboard
          </BackLink>
        }
        actions={
          <Link to={composePath(folder)} className={buttonLook('primary')}>
            <Pencil aria-hidden className="size-4.5" />
            Compose
          </Link>
        }
      />
      <LinkTabs
        label="Folders"
        tabs={[
          { ...FOLDERS.inbox, count: unread, isUrgent: true },
          FOLDERS.sent,
          { ...FOLDERS.drafts, count: hasNextPage ? undefined : drafts?.length },
        ]}
        current={path}
        link={Link}
      />
      <div
        className={`mt-5 grid overflow-hidden rounded-card border border-line bg-surface lg:min-h-117 ${hasPane ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]' : ''}`}
      >
        <div
          className={`${isOpen ? 'max-lg:hidden' : ''} ${hasPane ? 'lg:border-r' : 'lg:grid lg:content-center'} overflow-y-auto border-line lg:max-h-[calc(100vh-8rem)]`}
        >
          <h2 className="sr-only">{name}</h2>
          {list}
        </div>
        {hasPane && (
          <div className={`${isOpen ? '' : 'max-lg:hidden'} min-w-0 p-5 md:p-7.5`}>
            {isOpen && (
              <div className="mb-5 lg:hidden">
                <BackLink to={path} link={Link}>
                  {name}
                </BackLink>
              </div>
            )}
            {pane}
            {!isOpen && hint && <p className="grid h-full place-items-center text-label text-ink-faint">{hint}</p>}
          </div>
        )}
      </div>
    </>
  );
}
