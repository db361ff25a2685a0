import './pursuits.css';
import { needsSessionAnd, type PageHandle, queryClient } from '@casewright/web';
import { editPursuitAt, inputOfFile, inputOfPursuit, paths, pursuitAt, sizingOfInput } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import { caseReview } from './addresses';
import { openInputOfFile } from './input/open-input-of-file';
import { approvalsQuery, caseQuery, draftQuery, openList, pursuitQuery, reviewsToAnswerQuery } from './queries';

const openNew = needsSessionAnd(() => void queryClient.prefetchQuery(draftQuery));
const openPursuit = needsSessionAnd(({ params: { id = '' } }) => void queryClient.prefetchQuery(pursuitQuery(id)));
const openInput = needsSessionAnd(({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(pursuitQuery(id));
  void queryClient.prefetchQuery(caseQuery(id));
});
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
  {
    path: inputOfFile(':id'),
    loader: openInputOfFile,
    lazy: async () => ({ Component: (await import('./input/input-of-file')).InputOfFile }),
  },
  {
    path: inputOfPursuit(':id', ':key'),
    loader: openInput,
    lazy: async () => ({ Component: (await import('./input/input-page')).InputPage }),
  },
  {
    path: sizingOfInput(':id', ':key'),
    loader: openInput,
    lazy: async () => ({ Component: (await import('./sizing/sizing-page')).SizingPage }),
  },
];

export default routes;
