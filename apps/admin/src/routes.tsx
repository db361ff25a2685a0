import './admin.css';
import { needsSession, queryClient, sessionKnown } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import type { AdminTab } from './panel/admin-panel';
import { paymentsQuery } from './payments/queries';
import { releasesQuery } from './releases/queries';
import { usersIn, usersQuery } from './users/queries';

const routes: RouteObject[] = [
  tabAt(paths.admin, 'users', ({ url }) => void queryClient.prefetchInfiniteQuery(usersQuery(usersIn(url)))),
  tabAt(paths.adminPayments, 'payments', () => void queryClient.prefetchQuery(paymentsQuery)),
  tabAt(paths.adminReleases, 'releases', () => void queryClient.prefetchQuery(releasesQuery)),
];

/** Prefetches for those who may see it; the page itself asks the server whether they still may. */
function tabAt(path: string, tab: AdminTab, prefetch: (request: Request) => void): RouteObject {
  return {
    path,
    loader: async (asked) => {
      const refusal = await needsSession(asked);
      const session = await sessionKnown();
      if (session.status === 'signed-in' && session.user.isAdmin && session.user.isMfa) prefetch(asked.request);
      return refusal;
    },
    lazy: async () => {
      const { AdminPage } = await import('./access/admin-page');
      return { element: <AdminPage tab={tab} /> };
    },
  };
}

export default routes;
