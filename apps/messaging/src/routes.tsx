import './messaging.css';
import { paths } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import { openMailbox } from './mailbox/open-mailbox';
import type { Folder } from './mailbox/queries';

const mailbox = (path: string, folder: Folder): RouteObject => ({
  path,
  loader: openMailbox(folder),
  lazy: async () => {
    const { MailboxPage } = await import('./mailbox/mailbox-page');
    return { element: <MailboxPage folder={folder} /> };
  },
});

const routes: RouteObject[] = [mailbox(paths.messages, 'inbox'), mailbox(paths.sent, 'sent')];

export default routes;
