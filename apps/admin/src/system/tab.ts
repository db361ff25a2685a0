import { queryClient } from '@casewright/web';
import { adminTab } from '@casewright/web/paths';
import type { PanelTab } from '../panel/tab';
import { systemQuery } from './background/queries';
import { paymentsQuery } from './payments/queries';
import { releasesQuery } from './releases/queries';

export const systemTab: PanelTab = {
  name: 'System',
  path: adminTab('system'),
  prefetch: () => {
    void queryClient.prefetchQuery(systemQuery);
    void queryClient.prefetchQuery(paymentsQuery);
    void queryClient.prefetchQuery(releasesQuery);
  },
  load: async () => (await import('./system-tab')).SystemTab,
};
