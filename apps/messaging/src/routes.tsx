import './messaging.css';
import type { RouteObject } from '@casewright/web/router';
import { FOLDERS } from './mailbox/mailbox-address';
import { openFolder } from './mailbox/open-mailbox';
import type { MessageFolder } from './mailbox/queries';

const mailbox = (folder: MessageFolder): RouteObject => ({
  path: FOLDERS[folder].path,
  loader: openFolder(folder),
  lazy: async () => {
    const [{ MailboxPage }, { SecondStep }] = await Promise.all([
      import('./mailbox/mailbox-page'),
      import('./mailbox/second-step'),
    ]);
    return {
      element: (
        <SecondStep folder={folder}>
          <MailboxPage folder={folder} />
        </SecondStep>
      ),
    };
  },
});

const drafts: RouteObject = {
  path: FOLDERS.drafts.path,
  loader: openFolder('drafts'),
  lazy: async () => {
    const [{ DraftsPage }, { SecondStep }] = await Promise.all([
      import('./mailbox/drafts-page'),
      import('./mailbox/second-step'),
    ]);
    return {
      element: (
        <SecondStep folder="drafts">
          <DraftsPage />
        </SecondStep>
      ),
    };
  },
};

const team: RouteObject = {
  path: FOLDERS.team.path,
  loader: openFolder('team'),
  lazy: async () => {
    const [{ TeamPage }, { SecondStep }] = await Promise.all([
      import('./team/team-page'),
      import('./mailbox/second-step'),
    ]);
    return {
      element: (
        <SecondStep folder="team">
          <TeamPage />
        </SecondStep>
      ),
    };
  },
};

const routes: RouteObject[] = [mailbox('inbox'), mailbox('sent'), drafts, team];

export default routes;
