import { adminTab } from '@casewright/web/paths';
import { prefetchList } from '../list/prefetch-list';
import type { PanelTab } from '../panel/tab';
import { draftsList } from './queries';

export const calculatorTab: PanelTab = {
  name: 'Pricing Calculator',
  path: adminTab('pricing-calculator'),
  prefetch: (url) => prefetchList(draftsList, url),
  load: async () => (await import('./calculator-tab')).CalculatorTab,
};
