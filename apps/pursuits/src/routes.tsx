import './pursuits.css';
import { needsSessionAnd, type PageHandle, queryClient } from '@casewright/web';
import { editPursuitAt, paths, pursuitAt } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import { caseReview } from './addresses';
import { approvalsQuery, draftQuery, openList, pursuitQuery, reviewsToAnswerQuery } from './queries';

const openNew = needsSessionAnd(() => void queryClient.prefetchQuery(draftQuery));
const openPursuit = needsSessionAnd(({ params: { id = '' } }) => void queryClient.prefetchQuery(pursuitQuery(id)));
const openApprovals = needsSessionAnd(() => {
  void queryClient.prefetchQuery(reviewsToAnswerQuery);
  void queryClient.prefetchInfiniteQuery(approvalsQuery);
});

const publicPage: PageHandle = { footer: true };

const routes: RouteObject[] = [
  {
    path: caseReview,
    handle: publicPage,
    lazy: async () => ({ Component: (await import('./advocate/case-review-page')).CaseReviewPage }),
  },
  {
    path: paths.pursuits,
    loader: needsSessionAnd(openList),
    lazy: async () => ({ Component: (await import('./list/pursuits-page')).PursuitsPage }),
  },
  {
    path: paths.registerPursuit,
    loader: openNew,
    lazy: async () => ({ Component: (await import('./register/register-page')).RegisterPage }),
  },
  {
    path: paths.completionApprovals,
    loader: openApprovals,
    lazy: async () => ({ Component: (await import('./approvals/approvals-page')).ApprovalsPage }),
  },
  {
    path: pursuitAt(':id'),
    loader: openPursuit,
    lazy: async () => ({ Component: (await import('./pursuit/pursuit-page')).PursuitPage }),
  },
  {
    path: editPursuitAt(':id'),
    loader: openPursuit,
    lazy: async () => ({ Component: (await import('./register/edit-page')).EditPage }),
  },
];

export default routes;
