import { adminTab } from '@casewright/web/paths';
import { prefetchList } from '../list/prefetch-list';
import type { PanelTab } from '../panel/tab';
import { auditList } from './queries';

export const auditTab: PanelTab = {
  name: 'Audit',
  path: adminTab('audit'),
  prefetch: (url) => prefetchList(auditList, url),
  load: async () => (await import('./audit-tab')).AuditTab,
};
