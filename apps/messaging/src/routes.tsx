import './messaging.css';
import type { RouteObject } from '@casewright/web/router';
import { FOLDERS } from './mailbox/mailbox-address';
import { openFolder } from './mailbox/open-mailbox';
import type { MessageFolder } from './mailbox/queries';

const mailbox = (folder: MessageFolder): RouteObject => ({
  path: FOLDERS[folder].path,
  loader: openFolder(folder),
  lazy: async () => {
    const { MailboxPage } = await import('./mailbox/mailbox-page');
    return { element: <MailboxPage folder={folder} /> };
  },
});

const drafts: RouteObject = {
  path: FOLDERS.drafts.path,
  loader: openFolder('drafts'),
  lazy: async () => {
    const { DraftsPage } = await import('./mailbox/drafts-page');
    return { element: <DraftsPage /> };
  },
};

const team: RouteObject = {
  path: FOLDERS.team.path,
  loader: openFolder('team'),
  lazy: async () => {
    const { TeamPage } = await import('./team/team-page');
    return { element: <TeamPage /> };
  },
};

const routes: RouteObject[] = [mailbox('inbox'), mailbox('sent'), drafts, team];

export default routes;
