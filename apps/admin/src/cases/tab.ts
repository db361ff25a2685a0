import { queryClient } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import type { PanelTab } from '../panel/tab';
import { casesIn, casesQuery } from './queries';

export const casesTab: PanelTab = {
  name: 'Cases',
  path: `${paths.admin}/cases`,
  prefetch: (url) => void queryClient.prefetchInfiniteQuery(casesQuery(casesIn(url))),
  load: async () => (await import('./cases-tab')).CasesTab,
};
