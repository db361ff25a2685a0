import { BackLink, buttonLook, LinkTabs, PageHeader } from '@casewright/ui';
import { useUnreadCount, useUser } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link, useSearchParams } from '@casewright/web/router';
import { Pencil } from 'lucide-react';
import { MessageView } from '../reading/message-view';
import { Composer } from '../writing/composer';
import { FolderList } from './folder-list';
import { composePath, folderPath, openIn } from './mailbox-address';
import { messagesQuery, type Folder, type Message } from './queries';

/** List and reading pane side by side; on a phone one at a time. */
export function MailboxPage({ folder }: { readonly folder: Folder }) {
  const [query] = useSearchParams();
  const { messageId, isComposing } = openIn(query);
  const list = useInfiniteQuery(messagesQuery(folder));
  const user = useUser();
  const userId = user?.id;
  const isAdmin = user?.isAdmin ?? false;
  const unread = useUnreadCount();
  const opened = isComposing ? undefined : list.data?.find(({ id }) => id === messageId);
  const isUnread = ({ isRead, senderId }: Message) => folder === 'inbox' && !isRead && senderId !== userId;
  const folderName = folder === 'inbox' ? 'Inbox' : 'Sent';
  const paneIsOpen = isComposing || opened !== undefined;
  // An empty folder needs no reading pane.
  const hasPane = paneIsOpen || list.data?.length !== 0;

  return (
    <>
      <PageHeader
        title="Messages"
        tab={folderName}
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
          { name: 'Inbox', path: paths.messages, count: unread, isUrgent: true },
          { name: 'Sent', path: paths.sent },
        ]}
        current={folderPath(folder)}
        link={Link}
      />
      <div
        className={`mt-5 grid overflow-hidden rounded-card border border-line bg-surface lg:min-h-117 ${hasPane ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]' : ''}`}
      >
        <div
          className={`${paneIsOpen ? 'max-lg:hidden' : ''} ${hasPane ? 'lg:border-r' : 'lg:grid lg:content-center'} overflow-y-auto border-line lg:max-h-[calc(100vh-8rem)]`}
        >
          <h2 className="sr-only">{folderName}</h2>
          <FolderList
            folder={folder}
            openId={opened?.id}
            isUnread={isUnread}
            namesSenders={isAdmin && folder === 'inbox'}
          />
        </div>
        {hasPane && (
          <div className={`${paneIsOpen ? '' : 'max-lg:hidden'} min-w-0 p-5 md:p-7.5`}>
            {paneIsOpen && (
              <div className="mb-5 lg:hidden">
                <BackLink to={folderPath(folder)} link={Link}>
                  {folderName}
                </BackLink>
              </div>
            )}
            {isComposing && userId && <Composer folder={folder} userId={userId} isAdmin={isAdmin} />}
            {opened && userId && (
              <MessageView
                key={opened.id}
                message={opened}
                userId={userId}
                isAdmin={isAdmin}
                isUnread={isUnread(opened)}
              />
            )}
            {!paneIsOpen && list.data && (
              <p className="grid h-full place-items-center text-label text-ink-faint">Select a message to read it.</p>
            )}
          </div>
        )}
      </div>
    </>
  );
}
