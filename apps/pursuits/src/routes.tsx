import './pursuits.css';
import { needsSession, needsSessionAnd, queryClient } from '@casewright/web';
import { editPursuitAt, paths, pursuitAt } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import { completionApprovals } from './addresses';
import { draftQuery, pursuitQuery, summaryQuery } from './queries';

const openList = needsSessionAnd(() => void queryClient.prefetchQuery(summaryQuery));
const openNew = needsSessionAnd(() => void queryClient.prefetchQuery(draftQuery));
const openPursuit = needsSessionAnd(({ params: { id = '' } }) => void queryClient.prefetchQuery(pursuitQuery(id)));

const routes: RouteObject[] = [
  {
    path: paths.pursuits,
    loader: openList,
    lazy: async () => ({ Component: (await import('./list/pursuits-page')).PursuitsPage }),
  },
  {
    path: paths.registerPursuit,
    loader: openNew,
    lazy: async () => ({ Component: (await import('./register/register-page')).RegisterPage }),
  },
  {
    path: completionApprovals,
    loader: needsSession,
    lazy: async () => ({ Component: (await import('./approvals/approvals-page')).ApprovalsPage }),
  },
  {
    path: pursuitAt(':id'),
    loader: openPursuit,
    lazy: async () => ({ Component: (await import('./pursuit/pursuit-page')).PursuitPage }),
  },
  {
    path: editPursuitAt(':id'),
    loader: needsSession,
    lazy: async () => ({ Component: (await import('./register/edit-page')).EditPage }),
  },
];

export default routes;
