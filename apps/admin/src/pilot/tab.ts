import { adminTab } from '@casewright/web/paths';
import { prefetchList } from '../list/prefetch-list';
import type { PanelTab } from '../panel/tab';
import { signupsList } from './queries';

export const pilotTab: PanelTab = {
  name: 'Pilot Signups',
  path: adminTab('pilot-signups'),
  prefetch: (url) => prefetchList(signupsList, url),
  load: async () => (await import('./pilot-tab')).PilotTab,
};
