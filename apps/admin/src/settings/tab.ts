import { queryClient } from '@casewright/web';
import { adminTab } from '@casewright/web/paths';
import type { PanelTab } from '../panel/tab';
import { adminsQuery } from './queries';

export const settingsTab: PanelTab = {
  name: 'Settings',
  path: adminTab('settings'),
  prefetch: () => void queryClient.prefetchQuery(adminsQuery),
  load: async () => (await import('./settings-tab')).SettingsTab,
};
