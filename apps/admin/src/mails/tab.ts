import { queryClient } from '@casewright/web';
import { adminTab } from '@casewright/web/paths';
import type { PanelTab } from '../panel/tab';
import { mailsQuery } from './queries';

export const mailsTab: PanelTab = {
  name: 'Emails',
  path: adminTab('mails'),
  prefetch: () => void queryClient.prefetchQuery(mailsQuery),
  load: async () => (await import('./mails-tab')).MailsTab,
};
