import { adminTab } from '@casewright/web/paths';
import { prefetchList } from '../list/prefetch-list';
import type { PanelTab } from '../panel/tab';
import { adjustmentsList } from './queries';

export const creditsTab: PanelTab = {
  name: 'Credits',
  path: adminTab('credits'),
  prefetch: (url) => prefetchList(adjustmentsList, url),
  load: async () => (await import('./credits-tab')).CreditsTab,
};
