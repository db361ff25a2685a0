import { adminTab } from '@casewright/web/paths';
import { prefetchList } from '../list/prefetch-list';
import type { PanelTab } from '../panel/tab';
import { mailsList } from './queries';

export const mailsTab: PanelTab = {
  name: 'Emails',
  path: adminTab('mails'),
  prefetch: (url) => prefetchList(mailsList, url),
  load: async () => (await import('./mails-tab')).MailsTab,
};
