import { queryClient } from '@casewright/web';
import { adminTab } from '@casewright/web/paths';
import type { PanelTab } from '../panel/tab';
import { usersIn, usersQuery } from './queries';

export const usersTab: PanelTab = {
  name: 'Users',
  path: adminTab('users'),
  prefetch: (url) => void queryClient.prefetchInfiniteQuery(usersQuery(usersIn(url))),
  load: async () => (await import('./users-tab')).UsersTab,
};
