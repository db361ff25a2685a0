import { adminTab } from '@casewright/web/paths';
import { prefetchList } from '../list/prefetch-list';
import type { PanelTab } from '../panel/tab';
import { usersList } from './queries';

export const usersTab: PanelTab = {
  name: 'Users',
  path: adminTab('users'),
  prefetch: (url) => prefetchList(usersList, url),
  load: async () => (await import('./users-tab')).UsersTab,
};
