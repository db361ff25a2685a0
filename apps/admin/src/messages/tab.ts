import { adminTab } from '@casewright/web/paths';
import { prefetchList } from '../list/prefetch-list';
import type { PanelTab } from '../panel/tab';
import { messagesList } from './queries';

export const messagesTab: PanelTab = {
  name: 'Messages',
  path: adminTab('messages'),
  prefetch: (url) => prefetchList(messagesList, url),
  load: async () => (await import('./messages-tab')).MessagesTab,
};
