import { adminTab } from '@casewright/web/paths';
import { prefetchList } from '../list/prefetch-list';
import type { PanelTab } from '../panel/tab';
import { priceBooksList } from './queries';

export const priceBooksTab: PanelTab = {
  name: 'Price Books',
  path: adminTab('price-books'),
  prefetch: (url) => prefetchList(priceBooksList, url),
  load: async () => (await import('./price-books-tab')).PriceBooksTab,
};

/** With the newest version, unless one is given. */
export const priceBookPath = (id: string, versionId?: string): string =>
  `${adminTab('price-books')}/${id}${versionId === undefined ? '' : `/${versionId}`}`;
