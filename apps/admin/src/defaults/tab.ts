import { queryClient } from '@casewright/web';
import { adminTab } from '@casewright/web/paths';
import type { PanelTab } from '../panel/tab';
import { defaultLibraryQuery } from './queries';

export const defaultsTab: PanelTab = {
  name: 'Defaults',
  path: adminTab('defaults'),
  prefetch: () => void queryClient.prefetchQuery(defaultLibraryQuery),
  load: async () => (await import('./defaults-tab')).DefaultsTab,
};
