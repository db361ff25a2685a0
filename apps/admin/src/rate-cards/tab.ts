import { adminTab } from '@casewright/web/paths';
import { prefetchList } from '../list/prefetch-list';
import type { PanelTab } from '../panel/tab';
import { rateCardsList } from './queries';

export const rateCardsTab: PanelTab = {
  name: 'Rate Cards',
  path: adminTab('rate-cards'),
  prefetch: (url) => prefetchList(rateCardsList, url),
  load: async () => (await import('./rate-cards-tab')).RateCardsTab,
};

export const rateCardPath = (id: string): string => `${adminTab('rate-cards')}/${id}`;
