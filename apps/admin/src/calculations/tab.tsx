import { countText } from '@casewright/rules';
import { adminTab } from '@casewright/web/paths';
import { useInfiniteQuery } from '@casewright/web/query';
import { listQuery } from '../list/list-source';
import { prefetchList } from '../list/prefetch-list';
import type { PanelTab } from '../panel/tab';
import { calculationsList } from './queries';

export const calculationsTab: PanelTab = {
  name: 'Saved Calculations',
  path: adminTab('saved-calculations'),
  badge: <CalculationCount />,
  prefetch: (url) => prefetchList(calculationsList, url),
  load: async () => (await import('./calculations-tab')).CalculationsTab,
};

/** Loads the whole list, so opening the tab needs no further request. On other tabs, a failure needs no notice. */
function CalculationCount() {
  const { data } = useInfiniteQuery({ ...listQuery(calculationsList, {}), meta: {} });
  if (!data) return null;
  return (
    <span className="rounded-full bg-sunken px-2 text-caption font-semibold text-ink-muted tabular-nums">
      {countText(data.total, data.isTotalExact)}
    </span>
  );
}

export const calculationPath = (id: string): string => `${adminTab('saved-calculations')}?row=${id}`;
